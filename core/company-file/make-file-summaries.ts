import type { PdfRenderer } from '#core/formatting/pdf.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { CompanyFilePart, CompanyFileParts } from './company-file.ts';
import type { CompanyFileRepository } from './company-file-repository.ts';
import type { FileSummaries } from './file-summaries.ts';
import { fileSummary } from './summary.ts';

const PARTS = [
  'header',
  'alerts',
  'personal-data',
  'bank-accounts',
  'contracts',
  'validation-sheet',
] as const satisfies readonly CompanyFilePart[];

/** Makes summaries where the files are: all parts are read side by side, and a file without any is none. */
export const makeFileSummaries = (
  files: Pick<CompanyFileRepository, 'part'>,
  renderer: PdfRenderer,
  clock: Clock,
  { names, demonstration }: Pick<PortalSettings, 'names' | 'demonstration'>,
): FileSummaries => ({
  summaryPdf: async (cuaa) => {
    const parts: { -readonly [Name in CompanyFilePart]?: CompanyFileParts[Name] } = {};
    const readPart = async <Name extends CompanyFilePart>(name: Name): Promise<void> => {
      const part = await files.part(cuaa, name);
      if (part.ok) Object.assign(parts, { [name]: part.value });
    };
    await Promise.all(PARTS.map(readPart));
    if (Object.keys(parts).length === 0) return fail('company-file.not-found');
    const origin = { madeAt: clock.now(), agencyName: names.agencyName, demonstration };
    return succeed(await renderer.renderPdf(fileSummary(cuaa, parts, origin)));
  },
});
