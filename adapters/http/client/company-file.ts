import type { CompanyFilePart, CompanyFileParts } from '#core/company-file/company-file.ts';
import type {
  CompanyFileFailure,
  CompanyFileRepository,
  SheetFailure,
} from '#core/company-file/company-file-repository.ts';
import type { FileSummaries } from '#core/company-file/file-summaries.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import { COMPANY_FILE_PARTS } from '#adapters/http/contract/company-file.ts';
import { RefusedCall, type Http } from './http.ts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Company files over the service. */
export class HttpCompanyFileRepository implements CompanyFileRepository, FileSummaries {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async part<Name extends CompanyFilePart>(
    cuaa: string,
    name: Name,
  ): Promise<Result<CompanyFileParts[Name], CompanyFileFailure>> {
    const { path, schema, fromWire } = COMPANY_FILE_PARTS[name];
    const answer = await this.#http.readOr(pathOf(PATHS.companyFile, path, cuaa), schema, [FORBIDDEN, NOT_FOUND]);
    if (!(answer instanceof RefusedCall)) return succeed(fromWire(answer));
    return fail(answer.status === FORBIDDEN ? 'company-file.forbidden' : 'company-file.not-found');
  }

  async summaryPdf(cuaa: string): Promise<Result<Uint8Array, CompanyFileFailure>> {
    const answer = await this.#http.bytes(pathOf(PATHS.fileSummary, cuaa), []);
    if (!(answer instanceof RefusedCall)) return succeed(answer);
    return fail(answer.status === FORBIDDEN ? 'company-file.forbidden' : 'company-file.not-found');
  }

  async sheetPdf(idScva: string): Promise<Result<Uint8Array, SheetFailure>> {
    const answer = await this.#http.bytes(PATHS.sheetPdf, [['idScva', idScva]]);
    if (!(answer instanceof RefusedCall)) return succeed(answer);
    return fail(answer.status === FORBIDDEN ? 'company-file.forbidden' : 'company-file.sheet-unavailable');
  }
}
