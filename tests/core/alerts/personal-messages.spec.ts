import { describe, expect, it } from 'vitest';
import type { NewsItem } from '#core/alerts/personal-news.ts';
import {
  confirmPersonalMessage,
  personalMessage,
  personalPath,
  preferencesPath,
} from '#core/alerts/personal-messages.ts';
import { companyReference } from '#core/session/company-offer.ts';
import { day } from '#tests/support/mothers/day.ts';
import { someTable } from '#tests/core/navigation/deployment.ts';

const FARMER = { fiscalCode: 'BNCNNA80A41H501R', role: 'farmer' as const };
const CUAA = '01234560017';
const pathOf = (...items: readonly NewsItem[]): string => decodeURIComponent(personalPath(someTable, FARMER, items));

describe('the message to who is signed in', () => {
  it('[PREF-03] should say that there is something, and nothing else', () => {
    const { subject, text, html } = personalMessage({ agency: 'ANPAG', link: 'L', preferences: 'P', end: 'E' });
    expect(subject).toBe('C’è una novità per te');
    for (const said of [subject, text, html.replaceAll(/<[^>]+>/gu, '')]) expect(said).not.toMatch(/\d|€/u);
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      'Nella tua area riservata c’è una novità tra quelle che hai scelto.',
      'Leggila dopo l’accesso',
      'L',
      'Ricevi questo messaggio perché lo hai scelto.',
      'Cambia gli avvisi',
      'P',
      'Spegnili tutti',
      'E',
      'ANPAG',
    ]);
  });

  it('[PREF-03] should lead through the sign-in to the very thing, of its company, whose code it does not tell', () => {
    const whose = `azienda=${companyReference(CUAA)}`;
    const payment: NewsItem = { kind: 'payment', cuaa: CUAA, id: 'P-1' };
    const notification: NewsItem = { kind: 'notification', cuaa: CUAA, id: 'm-1' };
    expect(pathOf(payment)).toBe(`/scrivania?accedi=/le-tue-pratiche/pagamenti/P-1?${whose}`);
    expect(pathOf(notification)).toBe(`/scrivania?accedi=/notifiche/m-1?${whose}`);
    const target = { kind: 'application', id: 'D-1' } as const;
    expect(pathOf({ kind: 'term', cuaa: CUAA, id: 'x', day: day('2026-12-04'), target })).toBe(
      `/scrivania?accedi=/le-tue-pratiche/domande/D-1?${whose}`,
    );
    expect(pathOf(payment, notification)).toBe(`/scrivania?accedi=/scrivania?${whose}`);
    expect(pathOf(payment)).not.toContain(CUAA);
    expect(decodeURIComponent(personalPath(someTable, { ...FARMER, role: 'caa' }, [payment]))).toBe(
      '/scrivania?accedi=/scrivania-caa',
    );
    expect(decodeURIComponent(preferencesPath(someTable))).toBe('/scrivania?accedi=/preferenze-avvisi');
  });

  it('[PREF-02] should ask to confirm without a word of what was chosen', () => {
    const { text } = confirmPersonalMessage({ agency: 'ANPAG', link: 'L', until: day('2026-12-02') });
    expect(text).toContain('Il link vale fino a mercoledì 2 dicembre 2026.');
    expect(text).not.toMatch(/notific|scadenz|pagament/u);
  });
});
