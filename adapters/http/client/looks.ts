import type { CompanyFileFailure } from '#core/company-file/company-file-repository.ts';
import type { LookRepository } from '#core/company-file/look-repository.ts';
import type { Look } from '#core/company-file/looks.ts';
import type { Page } from '#core/kernel/page.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import { lookFromWire, wireLooks } from '#adapters/http/contract/looks.ts';
import { pageFromWire } from '#adapters/http/contract/pieces.ts';
import { RefusedCall, type Http } from './http.ts';

/** Looks over the service. */
export class HttpLookRepository implements LookRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async looksAt(cuaa: string, page: number): Promise<Result<Page<Look>, CompanyFileFailure>> {
    const query = [['page', String(page)]] as const;
    const answer = await this.#http.readOr(pathOf(PATHS.fileAccessLog, cuaa), wireLooks, [403], query);
    return answer instanceof RefusedCall ? fail('company-file.forbidden') : succeed(pageFromWire(answer, lookFromWire));
  }
}
