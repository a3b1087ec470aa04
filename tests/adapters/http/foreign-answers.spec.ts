import { describe, expect, it } from 'vitest';
import { withoutHarm } from '#adapters/http/client/foreign-answers.ts';

const picture = (contentUrl: string) => ({ contentUrl, description: 'Un campo', width: 4, height: 3 });
const SERVICES = ['https://api.example', '/media'];

describe('withoutHarm', () => {
  it('[VAL-03] should empty addresses that are none of a page, wherever they stand, and leave texts as they are', () => {
    const answer = (url: string) => ({
      results: [{ title: 'javascript: che cos’è', url, links: [{ title: 'a', url }], body: [{ kind: 'link', url }] }],
      ctaUrl: url,
      document: { contentUrl: url, sizeBytes: 3 },
      tree: { href: url, legacyUrl: url },
      videoCaptions: url,
    });
    expect(withoutHarm(answer('javascript:alert(1)'), SERVICES)).toEqual(answer(''));
    for (const address of ['https://a.example/', '/normative', 'mailto:a@b.example'])
      expect(withoutHarm(answer(address), SERVICES)).toEqual(answer(address));
  });

  it('[CONST-10] should leave out pictures of origins that nobody has named', () => {
    const [own, theirs, evil] = ['/media/a.webp', 'https://api.example/a.webp', '//evil.example/a.webp'].map(picture);
    expect(withoutHarm({ image: evil, videoPoster: own, images: [own, evil, theirs] }, SERVICES)).toEqual({
      image: null,
      videoPoster: own,
      images: [own, theirs],
    });
  });

  it('should pass bytes and bare values on', () => {
    const bytes = Buffer.from('%PDF-');
    expect(withoutHarm(bytes, SERVICES)).toBe(bytes);
    for (const value of [null, undefined, 7, 'javascript:', true, []])
      expect(withoutHarm(value, SERVICES)).toEqual(value);
  });
});
