import { describe, expect, it } from 'vitest';
import { noticeHeld } from '#core/open-items/file-notice.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';

const TODAY = day('2026-11-25');
const EXPIRED = { code: 'company-file.identity-document-expired' } as const;
const RECENT = { code: 'company-file.contract-recently-expired' } as const;
const contract = (protocol: string) => ({ protocol, recentlyExpired: true });
const awaited = (rest: Partial<CompanyPayment>): CompanyPayment =>
  aPayment({ state: 'authorised', amountCents: 19_482_82, expectedBy: day('2027-01-06'), ...rest });
const said = (payments: readonly CompanyPayment[], notice: Parameters<typeof noticeHeld>[0] = EXPIRED): string =>
  noticeHeld(notice, undefined, payments, TODAY).replaceAll('\u00A0', ' ');

describe('noticeHeld', () => {
  const stopped = awaited({ id: 'a', stoppedBy: [{ kind: 'identity-document', since: day('2026-09-04') }] });

  it('[STOP-05] should say thing, verb, euro and day', () => {
    expect(said([stopped])).toBe('Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio.');
  });

  it('[STOP-05] should sum several payments, each once, and keep apart what is at risk', () => {
    const risky = awaited({
      id: 'c',
      amountCents: 100,
      stoppedBy: [{ kind: 'identity-document', since: day('2026-12-05') }],
    });
    expect(said([stopped, { ...stopped, id: 'b', amountCents: 1_00 }, risky])).toBe(
      'Il documento scaduto ferma 19.483,82 € in 2 pagamenti. Mette a rischio 1,00 € dal 5 dicembre.',
    );
  });

  it('[STOP-05] [STOP-02] should say what is only at risk as a risk', () => {
    expect(said([awaited({ stoppedBy: [{ kind: 'identity-document', since: day('2026-12-05') }] })])).toBe(
      'A rischio dal 5 dicembre: il documento scaduto fermerà 19.482,82 € attesi entro il 6 gennaio.',
    );
  });

  it('[STOP-05] [STOP-03] should leave unknown what the service does not tell, and say where nothing is stopped', () => {
    expect(said([awaited({})])).toBe('Il documento scaduto può fermare i pagamenti: quanto, non è noto.');
    expect(said([stopped, awaited({ id: 'b' })])).toBe('Il documento scaduto ferma almeno 19.482,82 €.');
    expect(said([awaited({ stoppedBy: [] })])).toBe('Non ferma pagamenti.');
    expect(said([])).toBe('Non ferma pagamenti.');
  });

  it('[STOP-05] should tell one contract from another', () => {
    const payments = [awaited({ stoppedBy: [{ kind: 'contract', thing: 'AFF-1', since: day('2026-10-01') }] })];
    const of = (protocol: string): string => noticeHeld(RECENT, [contract(protocol)], payments, TODAY);
    expect(of('AFF-1')).toContain('Il contratto scaduto ferma');
    expect(of('AFF-2')).toBe('Non ferma pagamenti.');
  });
});
