import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { CompanyFileRepository } from './company-file-repository.ts';
import { FileSummaries } from './file-summaries.ts';
import { makeFetchFileSummary, makeFetchValidationSheet } from './fetch-documents.ts';
import { FetchFileSummary, FetchValidationSheet } from './use-cases.ts';

/** The use cases of the company file. */
export const bindings: readonly Binding[] = [
  binding(FetchFileSummary, [FileSummaries, Logger], makeFetchFileSummary),
  binding(FetchValidationSheet, [CompanyFileRepository, Logger], makeFetchValidationSheet),
];
