import type { PdfRenderer } from '#core/formatting/pdf.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import { applicationDocumentPdf, type ApplicationDocumentText } from '#core/procedures/application-document-pdf.ts';
import type { ProcedureScope, RecordFailure } from '#core/procedures/procedure-repository.ts';
import type { Database } from '../connection/database.ts';

/** The documents of applications over their table: the words are kept, the PDF is made when it is asked for. Who may read which company has been decided before. */
export class PostgresApplicationDocuments implements ApplicationDocuments {
  readonly #db: Database;
  readonly #renderer: PdfRenderer;
  readonly #clock: Clock;
  readonly #settings: Pick<PortalSettings, 'names' | 'demonstration'>;

  constructor(
    db: Database,
    renderer: PdfRenderer,
    clock: Clock,
    settings: Pick<PortalSettings, 'names' | 'demonstration'>,
  ) {
    this.#db = db;
    this.#renderer = renderer;
    this.#clock = clock;
    this.#settings = settings;
  }

  async documentPdf(
    { cuaa }: ProcedureScope,
    application: string,
    document: string,
  ): Promise<Result<Uint8Array, RecordFailure>> {
    const [row] = await this.#db.query<Omit<ApplicationDocumentText, 'madeOn'> & { readonly madeOn: IsoDate | null }>(
      `select document.id, document.title, document.made_on as "madeOn", document.body as text, document.cuaa,
         entry.payload ->> 'number' as "applicationNumber", entry.payload ->> 'title' as "applicationTitle",
         coalesce(company.registered_name, document.cuaa) as "companyName"
       from application_document as document
       join procedure_entry as entry on entry.cuaa = document.cuaa and entry.kind = 'question' and entry.id = document.application
       left join company on company.cuaa = document.cuaa
       where document.cuaa = $1 and document.application = $2 and document.id = $3`,
      [cuaa, application, document],
    );
    if (row === undefined) return fail('procedures.not-found');
    const { names, demonstration } = this.#settings;
    const { madeOn, ...rest } = row;
    return succeed(
      await this.#renderer.renderPdf(
        applicationDocumentPdf(
          { ...rest, ...(madeOn === null ? {} : { madeOn }) },
          { madeAt: this.#clock.now(), agencyName: names.agencyName, demonstration },
        ),
      ),
    );
  }
}
