import { fileURLToPath } from 'node:url';

export { importContent, type ImportReport } from './import-content.ts';
export { ImportRefused } from './problems.ts';

/** The folder of the demonstration content (D-08). */
export const DEMONSTRATION_CONTENT = fileURLToPath(new URL('./content', import.meta.url));
