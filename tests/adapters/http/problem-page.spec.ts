import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paletteOf } from '#core/appearance/colours.ts';
import { makeProblemPages } from '#adapters/http/server/problems/problem-page.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver } from '#tests/support/service.ts';

const COLOURS = { brand: '#1b4f8a' } as const;
const { headers, page } = makeProblemPages({ agency: 'ADC', home: '/campi/', colours: COLOURS });
const html = page({ kind: 'troppe-richieste', title: 'Troppe richieste', detail: 'Attendere.', status: 429 }, 3);
const sheet = /<style>([\s\S]*)<\/style>/u.exec(html)?.[1] ?? '';

describe('the page of a refusal', () => {
  it('[CONST-10] should wear the colours of the agency', () => {
    const palette = paletteOf(COLOURS);
    expect(sheet).toContain(`background:${palette['green-900']}`);
    expect(sheet).toContain(`a{color:${palette['green-700']}`);
  });

  it('[CONST-10] should wear them as the settings say, whatever refuses', async () => {
    const service = await serveOver(memoryStorage(), { settings: { colours: COLOURS } });
    onTestFinished(() => service.stop());
    const answer = await fetch(`${service.origin}/niente`, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(`<style>${sheet}</style>`)]);
  });

  it('[API-10] should be let through by its policy with its sheet, and with nothing else', () => {
    const number = createHash('sha256').update(sheet).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${number}';`);
  });

  it('[SERV-01] should lead to the state of the service where the service failed, and only there', () => {
    const failure = page({ kind: 'errore-interno', title: 'Errore', detail: 'Riprova.', status: 500 });
    expect(failure).toContain('<a href="/campi/stato">Stato del servizio</a>');
    expect(html).not.toContain('/campi/stato');
  });

  it('[API-06] should say who refuses, what can be done, and lead home', () => {
    expect(html).toContain('<title>Troppe richieste - ADC</title>');
    expect(html).toContain('Puoi riprovare tra 3 secondi');
    expect(html).toContain('<a href="/campi/">Torna alla Home</a>');
  });
});
