import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { CompanyFileRepository } from './company-file-repository.ts';
import { CompanyFileCell } from './company-file-state.ts';
import { makeFetchValidationSheet } from './fetch-validation-sheet.ts';
import { makeOpenCompanyFile, makeReloadCompanyFilePart } from './open-company-file.ts';
import { FetchValidationSheet, OpenCompanyFile, ReloadCompanyFilePart } from './use-cases.ts';

/** The use cases of the company file. */
export const bindings: readonly Binding[] = [
  binding(OpenCompanyFile, [CompanyFileCell, CompanyFileRepository, Logger], makeOpenCompanyFile),
  binding(ReloadCompanyFilePart, [CompanyFileCell, CompanyFileRepository, Logger], makeReloadCompanyFilePart),
  binding(FetchValidationSheet, [CompanyFileRepository, Logger], makeFetchValidationSheet),
];
