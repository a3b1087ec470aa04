import { describe, expect, it } from 'vitest';
import { captionTexts } from '#adapters/storage/import/media/captions.ts';

describe('captionTexts', () => {
  it('[API-08] should read what is said, also over two lines, with hours, notes and another system’s line ends', () => {
    expect(
      captionTexts(
        'WEBVTT - italiano\r\n\r\nNOTE scritto a mano\r\n\r\nprima\r\n00:00.000 --> 00:02.500 line:80%\r\nUn campo\r\ndi <i>grano</i>.\r\n\r\n01:00:02.500 --> 01:00:04.000\r\nFine.\r\n',
      ),
    ).toEqual(['Un campo di grano.', 'Fine.']);
  });

  it.each([
    ['without a head', '00:00.000 --> 00:02.000\nTesto.\n'],
    ['with commas in the times', 'WEBVTT\n\n00:00,000 --> 00:02,000\nTesto.\n'],
    ['that say nothing', 'WEBVTT\n\n00:00.000 --> 00:02.000\n'],
    ['of another kind', 'WEBVTTO\n\n00:00.000 --> 00:02.000\nTesto.\n'],
  ])('[API-08] should find nothing in captions %s', (_what, text) => {
    expect(captionTexts(text)).toEqual([]);
  });
});
