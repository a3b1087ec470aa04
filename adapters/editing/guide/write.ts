import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './tables.ts';

const GUIDE = new URL('../README.md', import.meta.url);
writeFileSync(GUIDE, withTables(readFileSync(GUIDE, 'utf8')));
