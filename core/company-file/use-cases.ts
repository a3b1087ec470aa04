import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { CompanyFilePart, CompanyFileTab } from './company-file.ts';
import type { SheetFailure } from './company-file-repository.ts';

/**
 * Shows a tab of the selected company's file: header, alerts and the tab's part are asked for side by side, each
 * once. Another company, or none, drops what was shown, and what is still on its way for the former one is
 * never shown (PAGE-07, NAV-25). Resolves when everything asked for has arrived.
 */
export type OpenCompanyFile = (cuaa: string | undefined, tab: CompanyFileTab) => Promise<void>;
export const OpenCompanyFile = portKey<OpenCompanyFile>('OpenCompanyFile');

/** Asks again for a part that failed ("Riprova"); does nothing while no file is open. */
export type ReloadCompanyFilePart = (part: CompanyFilePart) => Promise<void>;
export const ReloadCompanyFilePart = portKey<ReloadCompanyFilePart>('ReloadCompanyFilePart');

/** Fetches the PDF of a validation sheet; whatever goes wrong is an "unavailable" with its sentence (FILE-08). */
export type FetchValidationSheet = (idScva: string) => Promise<Result<Uint8Array, SheetFailure>>;
export const FetchValidationSheet = portKey<FetchValidationSheet>('FetchValidationSheet');
