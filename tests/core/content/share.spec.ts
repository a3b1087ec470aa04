import { assert, constantFrom, property, string, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiedSentence, makeCopyAddress, SHARE_CHANNELS, shareAction } from '#core/content/share.ts';
import { recordingLogger } from '#tests/support/logger.ts';

const PAGE = 'https://www.anpag.example/portale/normative/a&b';

describe('shareAction', () => {
  it('[PAGE-12] should offer the seven ways in their order', () => {
    expect(SHARE_CHANNELS).toEqual(['twitter', 'instagram', 'linkedin', 'facebook', 'whatsapp', 'email', 'copy']);
    expect(shareAction('email', 'Vino & olio', PAGE)).toEqual({
      kind: 'link',
      href: 'mailto:?subject=Vino%20%26%20olio&body=https%3A%2F%2Fwww.anpag.example%2Fportale%2Fnormative%2Fa%26b',
    });
    for (const channel of ['instagram', 'copy'] as const)
      expect(shareAction(channel, 'Vino', PAGE)).toEqual({ kind: 'copy' });
  });

  it('[PAGE-12] should carry any title and any address whole, and nothing beside them', () => {
    assert(
      property(constantFrom(...SHARE_CHANNELS), string({ unit: 'grapheme' }), webUrl(), (channel, title, address) => {
        const action = shareAction(channel, title, address);
        if (action.kind === 'copy') return;
        const url = new URL(action.href);
        expect(url.hash).toBe('');
        const values = [...url.searchParams.values()].join(' ');
        expect(values).toContain(address);
        if (!['linkedin', 'facebook'].includes(channel)) expect(values).toContain(title);
      }),
    );
  });
});

describe('makeCopyAddress', () => {
  it('[PAGE-12] should copy the address, and say so when it cannot', async () => {
    const written: string[] = [];
    const logger = recordingLogger();
    expect(await makeCopyAddress({ write: async (text) => void written.push(text) }, logger)(PAGE)).toBe(true);
    expect(written).toEqual([PAGE]);
    const refused = makeCopyAddress({ write: () => Promise.reject(new Error('no')) }, logger);
    expect(await refused(PAGE)).toBe(false);
    expect(JSON.stringify(logger.lines)).not.toContain('anpag.example');
    expect(copiedSentence('instagram', true)).toMatch(/Instagram non accetta/);
    expect(copiedSentence('copy', true)).not.toBe(copiedSentence('copy', false));
  });
});
