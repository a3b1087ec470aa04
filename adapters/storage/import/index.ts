export { importContent, type ImportReport } from './import-content.ts';
export { ImportRefused, problemText } from './problems.ts';
