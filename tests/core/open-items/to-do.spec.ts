import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import {
  calendarDayOf,
  inKnownOrder,
  requestMessage,
  toDoList,
  toDoSentence,
  type ToDoSources,
} from '#core/open-items/to-do.ts';
import { aCompanyFile, aContract, anAlerts } from '#tests/support/mothers/company-file.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-21');
const CUAA = 'BNCNNA80A41H501R';
const nothing: ToDoSources = { today: TODAY, file: {}, applications: [], debts: [] };
const asking = (dueOn: IsoDate | undefined, id = 'domanda-1') =>
  anApplication({ id, state: 'documents-requested', request: { what: 'invia il titolo di conduzione', dueOn } });

describe('toDoList', () => {
  it("[PAGE-28] should put Anna Bianchi's expired document first, then the request, then the mailbox", () => {
    const file = aCompanyFile.withExpiredIdentityDocument(CUAA);
    const personal = { ...file['personal-data'], pec: { state: 'unverified' } as const };
    const list = toDoList({
      ...nothing,
      file: { ...file, 'personal-data': personal },
      applications: [asking(day('2026-12-04'))],
    });
    expect(list.map(({ title, deadline, action, tone, icon }) => [title, deadline, action, tone, icon])).toEqual([
      ['Rinnova il documento di riconoscimento', 'Scaduto il 04/09/2026.', 'Apri il documento', 'bad', 'error'],
      [
        'Rispondi a una richiesta di documenti',
        'Entro il 04/12/2026, mancano 13 giorni.',
        'Vai alla domanda',
        'warn',
        'clock',
      ],
      ['Verifica la tua PEC', 'Senza scadenza.', 'Vedi come fare', 'info', 'info-circle'],
    ]);
  });

  it('[CAA-02] should tell what it stops from what it puts at risk', () => {
    const held = (id: string, amountCents: number, since: string): CompanyPayment =>
      aPayment({
        id,
        amountCents,
        state: 'authorised',
        stoppedBy: [{ kind: 'identity-document', since: day(since) }],
      });
    const [first] = toDoList({
      ...nothing,
      file: aCompanyFile.withExpiredIdentityDocument(CUAA),
      payments: [held('a', 100_00, '2026-09-05'), held('b', 7_00, '2026-12-05')],
    });
    expect([first?.stoppedCents, first?.atRiskCents]).toEqual([100_00, 7_00]);
  });

  it('should put nothing past into a calendar', () => {
    const list = toDoList({ ...nothing, debts: [aDebt({ dueOn: day('2026-11-20') }), aDebt({ id: 'due' })] });
    expect(list.map(calendarDayOf)).toEqual([undefined, '2026-12-31']);
  });

  it('should be empty for a file in order and for parts that have not arrived', () => {
    expect(toDoList(nothing)).toEqual([]);
    expect(toDoList({ ...nothing, file: aCompanyFile.inOrder(CUAA) })).toEqual([]);
  });

  it('should name every kind of trouble of the file, each with its tab', () => {
    const everything = aCompanyFile.withEverything(CUAA);
    const file = {
      ...everything,
      'validation-sheet': { number: '600', expirationDate: day('2026-10-01'), expired: true },
    };
    expect(
      toDoList({ ...nothing, file }).map(({ id, target, deadline }) => [
        id,
        target.kind === 'company-file' ? target.tab : 'procedures',
        deadline,
      ]),
    ).toEqual([
      ['company-file.antimafia-expired', 'contracts', 'Scaduta il 31/01/2026.'],
      ['company-file.validation-sheet-expired', 'validation-sheet', 'Scaduta il 01/10/2026.'],
      ['company-file.contract-recently-expired', 'contracts', 'Scaduto il 02/11/2026.'],
      ['company-file.contracts-expired-over-a-year', 'contracts', 'Scaduto.'],
      ['company-file.bank-account-to-check', 'bank-accounts', 'Senza scadenza.'],
    ]);
  });

  it.each([
    ['2026-11-20', 'Scadeva il 20/11/2026.', 'late'],
    ['2026-11-21', 'Entro il 21/11/2026, scade oggi.', 'dated'],
    ['2026-11-22', 'Entro il 22/11/2026, manca 1 giorno.', 'dated'],
    ['2026-11-23', 'Entro il 23/11/2026, mancano 2 giorni.', 'dated'],
  ])('should count the days left until %s', (dueOn, deadline, urgency) => {
    expect(toDoList({ ...nothing, applications: [asking(day(dueOn))] })).toMatchObject([{ deadline, urgency }]);
  });

  it('[STOP-01] [STOP-03] should say of each entry what it stops, once the payments are known', () => {
    const file = aCompanyFile.withExpiredIdentityDocument(CUAA);
    const since = day('2026-09-05');
    const stopped = aPayment({ state: 'authorised', stoppedBy: [{ kind: 'identity-document', since }] });
    const affectedSums = (payments: readonly CompanyPayment[] | undefined) =>
      toDoList({ ...nothing, file, debts: [aDebt()], payments }).map(({ held }) => held);
    expect(affectedSums(undefined)).toEqual([undefined, undefined]);
    expect(affectedSums([stopped])).toEqual(['Ferma 1.234,50\u00A0€.', undefined]);
    expect(affectedSums([stopped, aPayment({ id: 'b', state: 'in-review' })])).toEqual([
      'Ferma almeno 1.234,50\u00A0€.',
      'Non è noto se ferma pagamenti.',
    ]);
  });

  it('should say what is asked for and in which application, and ask nothing of the others', () => {
    expect(toDoList({ ...nothing, applications: [anApplication({ id: 'altra' }), asking(undefined)] })).toEqual([
      {
        id: 'procedures.request:domanda-1',
        cause: 'request',
        isEnding: true,
        stoppedCents: 0,
        atRiskCents: 0,
        title: 'Rispondi a una richiesta di documenti',
        deadline: 'Senza scadenza.',
        reason: 'Domanda unica 2026, pratica 260012345: invia il titolo di conduzione',
        consequence: 'Finché la risposta non arriva l’istruttoria resta ferma.',
        causes: [{ kind: 'application', thing: 'domanda-1' }],
        held: undefined,
        action: 'Vai alla domanda',
        target: { kind: 'application', id: 'domanda-1' },
        request: undefined,
        urgency: 'undated',
        day: undefined,
        tone: 'info',
        icon: 'info-circle',
      },
    ]);
  });

  it('should say which sum is to be paid back', () => {
    expect(toDoList({ ...nothing, debts: [aDebt({ dueOn: day('2026-11-20') })] })).toEqual([
      {
        id: 'procedures.debt:debito-1',
        cause: 'debt',
        isEnding: true,
        stoppedCents: 0,
        atRiskCents: 0,
        title: 'Restituisci una somma',
        deadline: 'Scadeva il 20/11/2026.',
        reason: 'Recupero premio accoppiato 2023: restano 500,00\u00A0€',
        consequence: 'Finché non è pagata, la tratteniamo dai prossimi pagamenti, con gli interessi.',
        causes: [{ kind: 'debt', thing: 'debito-1' }],
        held: undefined,
        action: 'Vedi il debito',
        target: { kind: 'debt', id: 'debito-1' },
        request: undefined,
        urgency: 'late',
        day: '2026-11-20',
        tone: 'bad',
        icon: 'error',
      },
    ]);
  });

  it('should take the earliest day of what has expired, and none of what has not', () => {
    const file = aCompanyFile.withEverything(CUAA);
    const paper = (expirationDate: IsoDate | undefined, expired: boolean) => ({
      ...file.contracts.antimafia[0],
      type: 'Informazione',
      expirationDate,
      expired,
    });
    const deadline = (...antimafia: readonly ReturnType<typeof paper>[]) =>
      toDoList({ ...nothing, file: { contracts: { ...file.contracts, valid: [], expired: [], antimafia } } })[0]
        ?.deadline;
    expect(
      deadline(
        paper(day('2026-03-01'), true),
        paper(day('2025-01-01'), false),
        paper(undefined, true),
        paper(day('2026-02-01'), true),
      ),
    ).toBe('Scaduta il 01/02/2026.');
    expect(deadline(paper(undefined, true))).toBe('Scaduta.');
  });

  it('should ask nothing about a document that is not there', () => {
    expect(
      toDoList({ ...nothing, file: { 'personal-data': { pec: { state: 'unverified' } } } }).map(({ id }) => id),
    ).toEqual(['company-file.pec-not-verified']);
  });

  it('should ask for debts still owed, an overdue one first', () => {
    const debts = [
      aDebt({ id: 'd1' }),
      aDebt({ id: 'd2', state: 'overdue', dueOn: undefined }),
      aDebt({ id: 'd3', remainingCents: 0 }),
    ];
    expect(toDoList({ ...nothing, debts }).map(({ id, deadline }) => [id, deadline])).toEqual([
      ['procedures.debt:d2', 'Scaduto.'],
      ['procedures.debt:d1', 'Entro il 31/12/2026, mancano 40 giorni.'],
    ]);
  });

  it('[PAGE-28] should put what presses more first, each entry once, in whatever order the sources come', () => {
    const anyDay = fc.option(
      fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days)),
      { nil: undefined },
    );
    const anyApplications = fc
      .array(anyDay, { maxLength: 6 })
      .map((days) => days.map((dueOn, at) => asking(dueOn, `q${at}`)));
    const anyDebts = fc
      .array(anyDay, { maxLength: 6 })
      .map((days) => days.map((dueOn, at) => aDebt({ id: `d${at}`, dueOn })));
    const rank = { late: 0, dated: 1, undated: 2 } as const;
    fc.assert(
      fc.property(anyApplications, anyDebts, (applications, debts) => {
        const list = toDoList({ ...nothing, file: { alerts: anAlerts('bank-accounts') }, applications, debts });
        expect(
          toDoList({
            ...nothing,
            file: { alerts: anAlerts('bank-accounts') },
            applications: applications.toReversed(),
            debts: debts.toReversed(),
          }),
        ).toEqual(list);
        expect(new Set(list.map(({ id }) => id)).size).toBe(applications.length + debts.length + 1);
        for (const [at, entry] of list.entries()) {
          const next = list[at + 1];
          if (next === undefined) continue;
          expect(rank[entry.urgency]).toBeLessThanOrEqual(rank[next.urgency]);
          if (entry.urgency === next.urgency) expect((entry.day ?? '~') <= (next.day ?? '~')).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

describe('inTheirPlaces', () => {
  const list = toDoList({
    ...nothing,
    applications: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((dueOn) => asking(day(dueOn), dueOn)),
  });
  const ids = list.map(({ id }) => id);

  it('[PAGE-28] should leave the list as it is for somebody who has seen nothing of it', () => {
    expect(inKnownOrder([], list)).toEqual(list);
  });

  it('[PAGE-28] [ERR-08] should move nothing that is in sight, and put what has come below it, the most urgent first', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), fc.subarray(list.slice()), (inSight, left) => {
        const shown = inKnownOrder(inSight, left).map(({ id }) => id);
        const still = inSight.filter((id) => left.some((entry) => entry.id === id));
        const come = left.map(({ id }) => id).filter((id) => !inSight.includes(id));
        expect(shown).toEqual([...still, ...come]);
      }),
      RUNS,
    );
  });
});

describe('what is about to expire', () => {
  const inOrder = aCompanyFile.inOrder(CUAA);
  const ending = (days: number, expired = false) => {
    const end = addDays(TODAY, days);
    return {
      'personal-data': {
        ...inOrder['personal-data'],
        identityDocument: {
          type: 'Patente',
          expiryDate: end,
          expiry: expired ? ('expired' as const) : ('valid' as const),
        },
      },
      contracts: {
        ...inOrder.contracts,
        valid: [aContract({ protocol: 'CTR-7', expirationDate: end, recentlyExpired: expired })],
        antimafia: [{ type: 'Informativa', expirationDate: end, expired }],
      },
      'validation-sheet': { ...inOrder['validation-sheet'], expirationDate: end, expired },
    };
  };

  it('[PAGE-28] should name document, contract, antimafia and sheet with their day, what follows and what to ask', () => {
    const list = toDoList({ ...nothing, file: ending(13) });
    expect(list.map(({ title, reason, deadline, urgency }) => [title, reason, deadline, urgency])).toEqual([
      [
        'Rinnova la documentazione antimafia in scadenza',
        'Informativa: vale fino al 04/12/2026',
        'Entro il 04/12/2026, mancano 13 giorni.',
        'dated',
      ],
      [
        'Rinnova un contratto in scadenza',
        'Affitto CTR-7: vale fino al 04/12/2026',
        'Entro il 04/12/2026, mancano 13 giorni.',
        'dated',
      ],
      [
        'Prepara il nuovo documento di riconoscimento',
        'Patente: vale fino al 04/12/2026',
        'Entro il 04/12/2026, mancano 13 giorni.',
        'dated',
      ],
      [
        'Fai validare di nuovo il fascicolo prima della scadenza',
        'Scheda di validazione 60012345678: vale fino al 04/12/2026',
        'Entro il 04/12/2026, mancano 13 giorni.',
        'dated',
      ],
    ]);
    for (const entry of list) {
      expect(entry.consequence).not.toBe('');
      expect(entry.request).not.toBe('');
      expect(calendarDayOf(entry)).toBe('2026-12-04');
    }
  });

  it.each([
    [-1, 0],
    [0, 4],
    [60, 4],
    [61, 0],
  ])('[PAGE-28] should look sixty days ahead: in %i days, %i entries', (days, count) => {
    expect(toDoList({ ...nothing, file: ending(days) })).toHaveLength(count);
  });

  it('should tell what has expired once, as expired', () => {
    expect(toDoList({ ...nothing, file: ending(5, true) }).map(({ id }) => id)).toEqual([
      'company-file.antimafia-expired',
      'company-file.contract-recently-expired',
      'company-file.identity-document-expired',
      'company-file.validation-sheet-expired',
    ]);
  });
});

describe('tabs that the service marks', () => {
  it('[PAGE-28] [FILE-13] should be in the list also where no data says why, and once where some does', () => {
    const alerts = anAlerts('personal-data', 'contracts', 'bank-accounts');
    const file = { ...aCompanyFile.withExpiredIdentityDocument(CUAA), alerts };
    expect(toDoList({ ...nothing, file }).map(({ id, reason }) => [id, reason])).toEqual([
      ['company-file.identity-document-expired', 'Documento di riconoscimento scaduto'],
      ['company-file.bank-account-to-check', expect.stringContaining('conto')],
      ['company-file.flagged:contracts', 'Nella scheda “Contratti e documenti” ci sono dati da controllare'],
    ]);
  });

  it('[PAGE-28] should wait for the data that may say why', () => {
    const alerts = anAlerts('validation-sheet', 'contracts');
    expect(toDoList({ ...nothing, file: { alerts }, awaited: ['contracts'] }).map(({ id }) => id)).toEqual([
      'company-file.flagged:validation-sheet',
    ]);
  });

  it('[PAGE-28] should be in the list when the data themselves could not be read', () => {
    expect(toDoList({ ...nothing, file: { alerts: anAlerts('validation-sheet') } }).map(({ id }) => id)).toEqual([
      'company-file.flagged:validation-sheet',
    ]);
  });
});

describe('applications', () => {
  it('[PAGE-28] should ask to finish a draft, and nothing of one that the agency is looking at', () => {
    const applications = [anApplication({ id: 'a', state: 'draft' }), anApplication({ id: 'b', state: 'in-review' })];
    expect(toDoList({ ...nothing, applications }).map(({ id, reason }) => [id, reason])).toEqual([
      ['procedures.draft:a', 'Domanda unica 2026, pratica 260012345: è ancora in compilazione'],
    ]);
  });
});

describe('requestMessage', () => {
  it('[PAGE-08] [PAGE-28] should write to the manager what is wrong and what is asked for, with company and sender', () => {
    const [entry] = toDoList({ ...nothing, file: aCompanyFile.withExpiredIdentityDocument(CUAA) });
    expect(entry && requestMessage(entry, 'Azienda Bianchi', 'Anna Bianchi')).toEqual({
      subject: 'Rinnova il documento di riconoscimento',
      body: [
        'Buongiorno,',
        '',
        'scrivo per il fascicolo dell’azienda Azienda Bianchi.',
        'Documento di riconoscimento scaduto.',
        'Allego una copia del nuovo documento e chiedo di aggiornarlo nel fascicolo.',
        '',
        'Grazie,',
        'Anna Bianchi',
      ].join('\n'),
    });
  });

  it('should have nothing to ask the manager about debts', () => {
    const [entry] = toDoList({ ...nothing, debts: [aDebt()] });
    expect(entry && requestMessage(entry, 'Azienda Bianchi', 'Anna Bianchi')).toBeUndefined();
  });
});

describe('toDoSentence', () => {
  const list = toDoList({
    ...nothing,
    applications: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((dueOn) => asking(day(dueOn), dueOn)),
  });

  it.each([
    [0, 'Non hai attività in sospeso'],
    [1, '1 attività'],
    [3, '3 attività, dalla più urgente'],
  ])('should say of %i entries "%s"', (count, sentence) => {
    expect(toDoSentence(list.slice(0, count))).toBe(sentence);
  });

  it('[PAGE-28] should say that they go from the most urgent of those lists alone that do', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(list.slice(), { minLength: 2 }), (shown) => {
        const isByUrgency = list.filter((entry) => shown.includes(entry)).every((entry, at) => entry === shown[at]);
        expect(toDoSentence(shown)).toBe(
          `${shown.length} attività, ${isByUrgency ? 'dalla più urgente' : 'le ultime arrivate in fondo'}`,
        );
      }),
      RUNS,
    );
  });
});
