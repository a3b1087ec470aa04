import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { CompanyFilePart, CompanyFileParts } from './company-file.ts';

/**
 * Why a part of a file is not given: the person may not read this company (said alike when the company
 * does not exist and when its mandate is closed), or the company has no file.
 */
export type CompanyFileFailure = 'company-file.forbidden' | 'company-file.not-found';

/** Why a validation sheet cannot be opened. Any answer but the document itself is "unavailable" (FILE-08). */
export type SheetFailure = 'company-file.forbidden' | 'company-file.sheet-unavailable';

/** The files of the companies. Broken machinery is thrown as a `ServiceError`. */
export interface CompanyFileRepository {
  /** One part of the file of a company. */
  part<Name extends CompanyFilePart>(
    cuaa: string,
    name: Name,
  ): Promise<Result<CompanyFileParts[Name], CompanyFileFailure>>;
  /** The bytes of the sheet's PDF. */
  sheetPdf(idScva: string): Promise<Result<Uint8Array, SheetFailure>>;
}
export const CompanyFileRepository = portKey<CompanyFileRepository>('CompanyFileRepository');

/** Tells whose a sheet is, so that the service can apply the same policy before it hands a PDF out (ROUTE-20). */
export interface SheetOwners {
  /** The cuaa of the sheet's company; undefined for a sheet that does not exist. */
  companyOf(idScva: string): Promise<string | undefined>;
}
export const SheetOwners = portKey<SheetOwners>('SheetOwners');
