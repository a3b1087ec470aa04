// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { binding } from '#core/kernel/port-key.ts';
import { InMemoryContentRedirects } from '#tests/support/doubles/content-redirects.ts';
import { rendererInMemory, type RenderAddress } from '#tests/support/renderer.ts';
import type { PageAnswer } from '#ui/ssr/page-request.ts';

let render: RenderAddress;

beforeAll(async () => {
  const former = new InMemoryContentRedirects({
    '/informazioni-legali': { kind: 'moved', path: '/note-legali' },
    '/normative/ritirata': { kind: 'withdrawn' },
  });
  render = await rendererInMemory(binding(ContentRedirects, [], () => former));
});

const asked = (path: string): Promise<PageAnswer> =>
  render({ path, query: '', wasLoggedIn: false, origin: 'https://www.anpag.example' });
const heading = ({ html }: PageAnswer): string => /<h1[^>]*>(.*?)<\/h1>/su.exec(html)?.[1] ?? '';

describe('an address that has no page any more', () => {
  it('should lead for good to where its page stands now', async () => {
    expect(await asked('/informazioni-legali')).toMatchObject({ status: 301, location: '/portale/note-legali' });
  });

  it('should say that its page was withdrawn, with what to do, and be kept by no search engine', async () => {
    const answer = await asked('/normative/ritirata');
    expect([answer.status, heading(answer)]).toEqual([410, 'Pagina ritirata']);
    expect(answer.html).toContain('<meta name="robots" content="noindex">');
    expect(answer.html).toContain('<title>Pagina ritirata - ANPAG</title>');
  });

  it('should be not found where nothing is known of it', async () => {
    const answer = await asked('/normative/mai-esistita');
    expect([answer.status, heading(answer)]).toEqual([404, 'Pagina non trovata']);
  });
});
