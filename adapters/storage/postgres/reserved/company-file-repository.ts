import type { CompanyFilePart, CompanyFileParts } from '#core/company-file/company-file.ts';
import type {
  CompanyFileFailure,
  CompanyFileRepository,
  SheetFailure,
  SheetOwners,
} from '#core/company-file/company-file-repository.ts';
import { formatDay } from '#core/formatting/date.ts';
import { type PdfBlock, type PdfRenderer, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { Database } from '../connection/database.ts';

interface SheetRow {
  readonly cuaa: string;
  readonly registered_name: string;
  readonly sheet: CompanyFileParts['validation-sheet'];
  readonly header: CompanyFileParts['header'];
}

const sheetText = ({ cuaa, registered_name, sheet, header }: SheetRow): readonly PdfBlock[] =>
  [
    `Azienda: ${registered_name}`,
    `CUAA: ${cuaa}`,
    `Numero della scheda: ${sheet.number ?? 'non disponibile'}`,
    `Fascicolo depositato presso: ${header.heldAt ?? 'non disponibile'}`,
    `Gestore del mandato: ${header.mandateEntity ?? 'non disponibile'}`,
    header.lastValidation === undefined
      ? 'Fascicolo mai validato'
      : `Ultima validazione: ${formatDay(header.lastValidation)}`,
    sheet.expirationDate === undefined
      ? 'Scadenza: non disponibile'
      : `${sheet.expired ? 'Scaduta il' : 'Valida fino al'}: ${formatDay(sheet.expirationDate)}`,
    'La scheda riporta i dati del fascicolo alla data dell’ultima validazione.',
  ].map((text) => ({ kind: 'text', text }));

/** The company files over their table. Who may read which one has been decided before (ROUTE-20). */
export class PostgresCompanyFileRepository implements CompanyFileRepository, SheetOwners {
  readonly #db: Database;
  readonly #renderer: PdfRenderer;
  readonly #demonstration: boolean;

  constructor(db: Database, renderer: PdfRenderer, demonstration = true) {
    this.#db = db;
    this.#renderer = renderer;
    this.#demonstration = demonstration;
  }

  async part<Name extends CompanyFilePart>(
    cuaa: string,
    name: Name,
  ): Promise<Result<CompanyFileParts[Name], CompanyFileFailure>> {
    const [row] = await this.#db.query<{ payload: CompanyFileParts[Name] }>(
      'select payload from company_file_part where cuaa = $1 and part = $2',
      [cuaa, name],
    );
    return row === undefined ? fail('company-file.not-found') : succeed(row.payload);
  }

  async sheetPdf(idScva: string): Promise<Result<Uint8Array, SheetFailure>> {
    const [row] = await this.#db.query<SheetRow>(
      `select company.cuaa, registered_name, sheet.payload as sheet, coalesce(header.payload, '{}') as header
       from company_file_part as sheet join company using (cuaa)
       left join company_file_part as header on header.cuaa = sheet.cuaa and header.part = 'header'
       where sheet.sheet_id = $1`,
      [idScva],
    );
    if (row === undefined) return fail('company-file.sheet-unavailable');
    return succeed(
      await this.#renderer.renderPdf({
        title: `Scheda di validazione ${row.sheet.number ?? idScva}`,
        parts: [sheetText(row)],
        footer: 'Fascicolo aziendale',
        notice: this.#demonstration ? UNOFFICIAL_DOCUMENT : undefined,
      }),
    );
  }

  async companyOf(idScva: string): Promise<string | undefined> {
    const [row] = await this.#db.query<{ cuaa: string }>('select cuaa from company_file_part where sheet_id = $1', [
      idScva,
    ]);
    return row?.cuaa;
  }
}
