import { describe, expect, it } from 'vitest';
import { aidListMessage } from '#core/alerts/aid-list-message.ts';
import { day } from '#tests/support/mothers/day.ts';

const message = (fits: number) =>
  aidListMessage({
    agency: 'ANPAG',
    fits: Array.from({ length: fits }, (_, at) => ({
      slug: `aiuto-${at}`,
      title: 'Vigneti & cantine',
      isStated: true,
      closesOn: day('2026-12-18'),
      howMuch: 'Fino all’80 %',
    })),
    could: [{ slug: 'giovani', title: 'Giovani', isStated: true }],
    addressOf: ({ slug }) => `https://portale.example/${slug}`,
    list: 'https://portale.example/quali-aiuti?passo=esito',
    today: day('2026-11-25'),
  });

describe('aidListMessage', () => {
  it('[AIDS-06] should name each aid with its days, its sum and its address, and say that it decides nothing', () => {
    const { subject, text, html } = message(1);
    expect(subject).toBe('Un aiuto fa per te, uno potrebbe');
    expect(text).toContain(
      'Vigneti & cantine\naperto, scade il 18/12/2026; Fino all’80 %\nhttps://portale.example/aiuto-0',
    );
    expect(text).toContain(
      'Potrebbero fare per te, manca qualcosa da sapere:\n\nGiovani\nhttps://portale.example/giovani',
    );
    expect(text).toContain('non è una decisione');
    expect(html).toContain('<a href="https://portale.example/aiuto-0">Vigneti &amp; cantine</a>');
    expect(html).not.toContain('<img');
  });

  it('[AIDS-06] should have no empty group', () => {
    expect(message(0).text).not.toContain('Fanno per te:');
  });
});
