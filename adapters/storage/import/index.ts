export { importContent, type ImportReport } from './import-content.ts';
export { ImportRefused } from './problems.ts';
