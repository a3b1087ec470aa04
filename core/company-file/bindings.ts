import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { reading } from '#core/kernel/reading.ts';
import { CompanyFileRepository } from './company-file-repository.ts';
import { FileSummaries } from './file-summaries.ts';
import { makeFetchFileSummary, makeFetchValidationSheet } from './fetch-documents.ts';
import { LookRepository } from './look-repository.ts';
import { FetchFileSummary, FetchValidationSheet, ReadCompanyFilePart, ReadLooks } from './use-cases.ts';

/** The use cases of the company file. */
export const bindings: readonly Binding[] = [
  binding(ReadCompanyFilePart, [CompanyFileRepository], (files): ReadCompanyFilePart => files.part.bind(files)),
  reading(ReadLooks, LookRepository, 'looksAt'),
  binding(FetchFileSummary, [FileSummaries, Logger], makeFetchFileSummary),
  binding(FetchValidationSheet, [CompanyFileRepository, Logger], makeFetchValidationSheet),
];
