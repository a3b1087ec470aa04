import type { CompanyFileFailure } from '#core/company-file/company-file-repository.ts';
import type { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import type { AccessEntry } from '#core/company-file/access-log.ts';
import type { Page } from '#core/kernel/page.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import { accessEntryFromWire, wireAccessLog } from '#adapters/http/contract/access-log.ts';
import { pageFromWire } from '#adapters/http/contract/pieces.ts';
import { RefusedCall, type Http } from './http.ts';

/** The access log over the service. */
export class HttpAccessLogRepository implements AccessLogRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async entries(cuaa: string, page: number): Promise<Result<Page<AccessEntry>, CompanyFileFailure>> {
    const query = [['page', String(page)]] as const;
    const answer = await this.#http.readOr(pathOf(PATHS.fileAccessLog, cuaa), wireAccessLog, [403], query);
    return answer instanceof RefusedCall
      ? fail('company-file.forbidden')
      : succeed(pageFromWire(answer, accessEntryFromWire));
  }
}
