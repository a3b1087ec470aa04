export { importContent, type ImportReport } from './import-content.ts';
export type { ImportChange } from './writing/plan.ts';
export { ImportRefused } from './problems.ts';
