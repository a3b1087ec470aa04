export { bindings } from './bindings.ts';
export { contentVersion, onContentChanged } from './content-version.ts';
export { Database, QueryError, type Queryable, StorageStartError } from './database.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type StorageSettings } from './open.ts';
