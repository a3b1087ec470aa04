export { AssistanceOutbox } from './assistance-outbox.ts';
export { bindings, PrivateCatalogueRepository } from './bindings.ts';
export { contentVersion, onContentChanged } from './content-version.ts';
export { Database, QueryError, StorageStartError } from './database.ts';
export { EditorialRepository } from './editorial-repository.ts';
export { migrate } from './migrate.ts';
export { openDatabase } from './open.ts';
export { AuditTrail } from './records.ts';
export { GrantsRepository } from './session-repositories.ts';
