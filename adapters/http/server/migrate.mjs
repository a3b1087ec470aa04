// `npm run migrate`: brings the database up to date and ends, where one job does so before the processes of a new version start.
import { prepare } from './prepare.mjs';

const load = await prepare();
const { runMigrations } = await load('import-command.js');
await runMigrations();
