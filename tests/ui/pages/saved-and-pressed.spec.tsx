import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import type { CompanyFilePart } from '#core/company-file/company-file.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { succeed } from '#core/kernel/result.ts';
import type { MessageNeeds } from '#core/open-items/message-subject.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { OtherTabs } from '#core/session/ports.ts';
import { isLoggedIn, NO_SIAN_ANSWER, SessionCell, type SessionState } from '#core/session/state.ts';
import { NotificationsZone } from '#ui/frame/notifications-zone.tsx';
import { ToDoBlock } from '#ui/pages/desk/to-do-block.tsx';
import { WorkKinds } from '#ui/pages/desk/work-kinds.tsx';
import { ApplicationHold } from '#ui/pages/procedures/application-hold.tsx';
import { PaymentHead } from '#ui/pages/procedures/payment-head.tsx';
import { NeedsBox } from '#ui/pages/notifications/message-needs.tsx';
import { WorkTable } from '#ui/pages/desk/work-table.tsx';
import { YearLine } from '#ui/pages/desk/year.tsx';
import { reactiveCell } from '#ui/state/reactive-cell.ts';
import { aUser } from '#tests/support/arbitraries/session.ts';
import { COMPANY, daysAgo, drawReserved, savedFiles } from '#tests/support/drawn-reserved.tsx';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { aWorkRow } from '#tests/support/mothers/producers.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { MarkNotifications, ReadLatestNotifications } from '#core/notifications/read-notifications.ts';
import { ReadProcedures } from '#core/procedures/read-procedures.ts';

// What is pressed, and the files that are saved: each field compared with what the ports gave.

const PAYMENTS = [
  aPayment({ id: 'P-1', description: 'Saldo', amountCents: 111_11, paidOn: day('2026-10-07') }),
  aPayment({
    id: 'P-2',
    description: 'Anticipo',
    amountCents: 222_22,
    state: 'authorised',
    expectedBy: day('2027-01-08'),
  }),
];
const TODAY = day('2026-11-21');
/** Until then a piece that is loaded when it is first needed has come, on a busy machine too. */
const PIECE_LIMIT_MS = 10_000;
const REQUEST = { what: 'una copia', dueOn: day('2026-12-10') };
const PROCEDURES = {
  payments: PAYMENTS,
  applications: [anApplication({ id: 'D-1', number: '7', state: 'documents-requested', request: REQUEST })],
  debts: [aDebt({ id: 'R-1', dueOn: day('2026-12-22') })],
};
const AIDS = [{ slug: 'vigneti', title: 'Vigneti', description: '', closesOn: day('2027-02-03') }];

const DESK = [
  [ReadProcedures, async (_scope: unknown, kind: keyof typeof PROCEDURES) => succeed(PROCEDURES[kind])],
  [DeskRepository, { aids: async () => AIDS }],
  [
    CompanyFileRepository,
    { part: async (cuaa: string, name: CompanyFilePart) => succeed(aCompanyFile.inOrder(cuaa)[name]) },
  ],
] as const;

/** Day and title of each entry of a calendar file. */
const entriesOf = async (file: Blob | undefined): Promise<readonly (readonly string[])[]> => {
  const text = ((await file?.text()) ?? '').replaceAll(/\r\n[ \t]/gu, '');
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => [
      /^DTSTART[^:]*:(\d{8})/mu.exec(entry)?.[1] ?? '',
      (/^SUMMARY[^:]*:(.*)\r?$/mu.exec(entry)?.[1] ?? '').replaceAll('\\', '').replaceAll('\u00a0', ' '),
    ]);
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('files that a desk saves', () => {
  it('[YEAR-03] [PAGE-28] should hold the entries of the year that are to come, each on its day with its sum', async () => {
    const saved = savedFiles();
    const drawn = await drawReserved('/scrivania', (context) => <YearLine context={context} company={COMPANY} />, DESK);
    drawn.click(drawn.named('Nel calendario'));
    const entries = await entriesOf(saved[0]);
    expect(entries.map(([on]) => on)).toEqual(['20261210', '20261222', '20270108', '20270203']);
    expect(entries[2]).toEqual(['20270108', 'Anticipo, 222,22 €']);
    expect(entries[3]?.[1]).toContain('Vigneti');
    // The sentence says what was paid and what comes, each as itself.
    expect(drawn.text().replaceAll('\u00a0', ' ')).toContain('pagati 111,11 €, in arrivo 222,22 €.');
  });

  it('[PAGE-28] should hold one open item on its own day under its own title', async () => {
    const saved = savedFiles();
    const drawn = await drawReserved(
      '/scrivania',
      (context) => {
        const session = context.use(SessionCell).read();
        return isLoggedIn(session) ? <ToDoBlock context={context} company={COMPANY} session={session} /> : null;
      },
      DESK,
    );
    const buttons = drawn.all('button[aria-label^="Aggiungi al calendario"]');
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) drawn.click(button);
    const entries = await Promise.all(saved.map(entriesOf));
    expect(entries.map(([entry]) => entry)).toEqual(
      buttons.map((button) => {
        const item = button.closest('li')?.textContent ?? '';
        const [, dd, mm, yyyy] = /(\d{2})\/(\d{2})\/(\d{4})/u.exec(item) ?? [];
        return [`${yyyy}${mm}${dd}`, button.getAttribute('aria-label')?.replace(/^.*?: /u, '')];
      }),
    );
    // Of what the ports gave, not of what the page says.
    expect(entries.map(([entry]) => entry?.[0])).toEqual(['20261210', '20261222']);
  });
});

describe('the box of a message', () => {
  it('[NOTE-10] should save the term of what the message is about, and lead to it', async () => {
    const saved = savedFiles();
    const message: Notification = {
      msgId: 'M-1',
      subject: 'Manca un contratto',
      plainBody: 'Portalo',
      createdAt: daysAgo(3),
      read: true,
    };
    const needs: MessageNeeds = {
      about: [],
      due: { day: day('2026-12-10'), inWords: '10 dicembre', words: 'Mancano 19 giorni', urgency: 'soon' },
      needed: 'Il contratto',
      held: undefined,
      action: { label: 'Vai alla domanda', target: { kind: 'application', id: 'D-1' } },
    };
    const drawn = await drawReserved(
      '/notifiche',
      ({ table }) => <NeedsBox message={message} needs={needs} table={table} cuaa={COMPANY.cuaa} />,
      [],
    );
    drawn.click(drawn.named('Aggiungi al calendario'));
    expect(await entriesOf(saved[0])).toEqual([['20261210', 'Manca un contratto']]);
    expect(drawn.one('.actions a').getAttribute('href')).toContain('/domande/D-1?');
  });
});

describe('what stands still', () => {
  it('[PAGA-01] [PRAT-04] should lead a farmer from a stopped payment to what is to be done, a centre not, and say how to object to what is refused', async () => {
    const head = async (as: 'farmer' | 'caa', rest: Partial<CompanyPayment>) => {
      const drawn = await drawReserved(
        '/le-tue-pratiche',
        (context) => <PaymentHead context={context} scope={{ cuaa: COMPANY.cuaa, as }} payment={aPayment(rest)} />,
        [],
      );
      return drawn.all('a.btn-primary').map((link) => link.getAttribute('href'));
    };
    const stopped = { state: 'authorised', stoppedBy: [{ kind: 'pec', since: day('2026-11-01') }] } as const;
    expect(await head('farmer', stopped)).toEqual(['/portale/scrivania#cosa-devo-fare']);
    expect(await head('farmer', { state: 'suspended' })).toHaveLength(1);
    expect(await head('farmer', { state: 'authorised', stoppedBy: [] })).toEqual([]);
    expect(await head('caa', stopped)).toEqual([]);
    const refused = await drawReserved(
      '/le-tue-pratiche',
      (context) => (
        <ApplicationHold
          context={context}
          application={anApplication({ state: 'rejected' })}
          payments={[]}
          alerts={undefined}
          isFarmer
        />
      ),
      [],
    );
    expect(refused.text()).toContain('termine e modo sono nella comunicazione del rifiuto');
  });
});

describe('the work table of a centre', () => {
  it('[CAA-01] should give in each row term, producer, what is lacking, sums and way of that row', async () => {
    const row = (at: number, on: string, stoppedCents: number, atRiskCents: number) =>
      aWorkRow({
        id: `application:D-${at}`,
        kind: 'application',
        thing: `D-${at}`,
        name: `Copia ${at}`,
        about: `Domanda ${at}`,
        day: day(on),
        stoppedCents,
        atRiskCents,
        atRiskFrom: day('2027-01-01'),
        payments: [
          { id: `S-${at}`, description: `Saldo ${at}`, amountCents: stoppedCents, since: day('2026-11-01') },
          { id: `R-${at}`, description: `Rata ${at}`, amountCents: atRiskCents, since: day('2027-01-01') },
        ],
        producer: { friendlyUrl: `p-${at}`, cuaa: `0123456001${at}`, registeredName: `Azienda ${at}` },
      });
    const rows = [
      row(1, '2026-11-20', 300_03, 10_01),
      row(2, '2026-12-05', 200_02, 20_02),
      row(3, '2026-12-09', 100_01, 30_03),
    ];
    const drawn = await drawReserved(
      '/scrivania-caa',
      (context) => (
        <WorkTable
          context={context}
          rows={rows}
          today={TODAY}
          sort="euro"
          sortPath={() => '/'}
          query=""
          before={undefined}
        />
      ),
      [],
      'caa',
    );
    const lines = drawn.all('tbody tr');
    expect(
      lines.map((line) => [
        line.querySelector('time')?.getAttribute('datetime'),
        line.querySelector('th a')?.textContent,
        line.querySelector('th a')?.getAttribute('href'),
        line.querySelector('th .pt-mono')?.textContent,
      ]),
    ).toEqual(
      rows.map(({ day: on, producer: { registeredName, friendlyUrl, cuaa } }) => [
        on,
        registeredName,
        `/portale/produttori/${friendlyUrl}`,
        cuaa,
      ]),
    );
    for (const [at, { producer, name = '', about = '', stoppedCents, atRiskCents }] of rows.entries()) {
      const text = lines[at]?.textContent.replaceAll('\u00a0', ' ') ?? '';
      for (const said of [name, about]) expect(text.toLowerCase()).toContain(said.toLowerCase());
      const sums = lines[at]?.querySelector('.amount')?.textContent.replaceAll('\u00a0', ' ') ?? '';
      expect([...sums.matchAll(/\d+,\d{2}/gu)].map(([found]) => found)).toEqual(
        [stoppedCents, atRiskCents].map((cents) => (cents / 100).toFixed(2).replace('.', ',')),
      );
      const way = lines[at]?.querySelector('.go a');
      expect(way?.getAttribute('href')).toContain(`/produttori/${producer.friendlyUrl}/domande/D-${at + 1}`);
      expect(way?.getAttribute('aria-label')).toContain(producer.registeredName);
    }
  });
});

describe('the kinds of work of a centre', () => {
  it('[CAA-03] should say what stands still and what is at risk as two sums', async () => {
    const kinds = [
      { kind: 'identity-document', producers: 2, stoppedCents: 300_03, atRiskCents: 50_05 },
      { kind: 'pec', producers: 1, stoppedCents: 0, atRiskCents: 7_07 },
      { kind: 'contract', producers: 4, stoppedCents: 0, atRiskCents: 0 },
    ];
    const drawn = await drawReserved(
      '/scrivania-caa',
      (context) => <WorkKinds context={context} address={{ office: undefined, term: '30', sort: 'euro', page: 1 }} />,
      [
        [ProducerWorkRepository, { kinds: async () => succeed(kinds) }],
        [
          SessionCell,
          reactiveCell<SessionState>({
            kind: 'caa',
            version: 1,
            user: aUser(),
            sian: NO_SIAN_ANSWER,
            convention: undefined,
          }),
        ],
      ],
      'caa',
    );
    await vi.waitFor(async () => {
      await drawn.settle();
      expect(drawn.all('.pt-work-kinds li')).toHaveLength(kinds.length);
    });
    const sums = drawn.all('.pt-work-kinds li').map((row) => {
      const risk = row.querySelector('small');
      const texts = [row.querySelector('.count')?.firstChild?.textContent, risk?.textContent];
      risk?.remove();
      return [...texts, row.querySelector('.pt-num')?.textContent].map((text) => text?.replaceAll('\u00a0', ' '));
    });
    expect(sums).toEqual([
      ['2', expect.stringContaining('50,05 €'), '300,03 €'],
      ['1', expect.stringContaining('7,07 €'), ''],
      ['4', undefined, expect.not.stringContaining('€')],
    ]);
  });
});

describe('the bell', () => {
  it('[NOTE-03] [PAGE-11] should say of a message in rows and in its dialog the day on which it came', async () => {
    const message = (msgId: string, days: number): Notification => ({
      msgId,
      subject: `Oggetto ${msgId}`,
      plainBody: `Parole ${msgId}`,
      createdAt: daysAgo(days),
      read: true,
    });
    const items = [message('A', 0), message('B', 1), message('C', 9)];
    const labels = ['Oggi', 'Ieri', '12/11/2026'];
    const drawn = await drawReserved(
      '/scrivania',
      (context) => <NotificationsZone session={context.use(SessionCell).read()} />,
      [
        [ReadLatestNotifications, async () => succeed({ items, unread: 0 })],
        [MarkNotifications, async () => succeed(0)],
        [OtherTabs, { listen: () => () => undefined, tell: () => undefined }],
      ],
    );
    drawn.click(drawn.named('Notifiche'));
    await drawn.settle();
    expect(drawn.all('.pt-notes > li').map((row) => labels.find((label) => row.textContent.includes(label)))).toEqual(
      labels,
    );
    for (const [at, { subject, plainBody }] of items.entries()) {
      drawn.click(drawn.named(subject));
      await vi.waitFor(async () => {
        await drawn.settle();
        expect(drawn.one('dialog').textContent).toContain(plainBody);
      }, PIECE_LIMIT_MS);
      expect(drawn.one('dialog').textContent).toContain(`${labels[at]}, 09:00`);
      const close = drawn.all('dialog button').find(({ textContent }) => textContent === 'Chiudi');
      if (close !== undefined) drawn.click(close);
      await drawn.settle();
      drawn.click(drawn.named('Notifiche'));
      await drawn.settle();
    }
  });
});
