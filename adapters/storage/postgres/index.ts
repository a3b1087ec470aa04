export { AssistanceOutbox, type Undelivered } from './assistance-outbox.ts';
export { bindings, PrivateCatalogueRepository } from './bindings.ts';
export { contentVersion, onContentChanged } from './content-version.ts';
export { Database, QueryError, type Queryable, StorageStartError } from './database.ts';
export { type EditorialAudience, EditorialRepository } from './editorial-repository.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type StorageSettings } from './open.ts';
export { type AuditEvent, AuditTrail, type Feedback, FeedbackBox } from './records.ts';
export { GrantsRepository, type MandateHolder } from './session-repositories.ts';
