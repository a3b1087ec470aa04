import type { PagePreview } from '#core/content/page.ts';
import type { DeskRepository, DeskService } from '#core/desk/desk-repository.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Role } from '#core/session/user.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { previewFromWire, wirePreviews } from '#adapters/http/contract/content.ts';
import { kpiFromWire, serviceFromWire, wireKpis, wireServiceCards } from '#adapters/http/contract/figures.ts';
import type { Http } from './http.ts';

/** What stands on the desks, over the service. */
export class HttpDeskRepository implements DeskRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async services(role: Role): Promise<readonly DeskService[]> {
    const query = role === 'caa' ? ([['isCAA', 'true']] as const) : [];
    return (await this.#http.readExactly(PATHS.deskServices, wireServiceCards, { query, nothing: [] })).map(
      serviceFromWire,
    );
  }

  async aids(): Promise<readonly PagePreview[]> {
    return (await this.#http.readExactly(PATHS.deskAids, wirePreviews, { nothing: [] })).map(previewFromWire);
  }

  async figures(): Promise<readonly Kpi[]> {
    return (await this.#http.readExactly(PATHS.caaFigures, wireKpis, { nothing: [] })).map(kpiFromWire);
  }
}
