import type { ContentRedirect, ContentRedirects } from '#core/navigation/content-redirects.ts';
import { segmentsOf } from '#core/navigation/routes.ts';

/** What became of addresses, in memory. */
export class InMemoryContentRedirects implements ContentRedirects {
  readonly #known: Readonly<Record<string, ContentRedirect>>;

  constructor(known: Readonly<Record<string, ContentRedirect>>) {
    this.#known = known;
  }

  async find(path: string): Promise<ContentRedirect | undefined> {
    const plain = `/${segmentsOf(path)?.join('/') ?? ''}`;
    return Object.hasOwn(this.#known, plain) ? this.#known[plain] : undefined;
  }
}
