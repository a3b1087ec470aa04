import type { IsoDate } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ProcedureScope, RecordFailure } from './procedure-repository.ts';

/** The documents of a company's applications, as PDF. */
export interface ApplicationDocuments {
  /** One document of one application of this company; any other is not found, whether it exists or not (D-60). */
  documentPdf(scope: ProcedureScope, application: string, document: string): Promise<Result<Uint8Array, RecordFailure>>;
}
export const ApplicationDocuments = portKey<ApplicationDocuments>('ApplicationDocuments');

/** Name under which a document is saved; it names neither person nor company (PRAT-08). */
export const documentFileName = (day: IsoDate): string => `documento-della-domanda-${day}.pdf`;

/** What is said when a document cannot be had. */
export const DOCUMENT_UNAVAILABLE_SENTENCE = 'Il documento non è disponibile in questo momento. Riprova più tardi.';
