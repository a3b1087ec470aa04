import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainCell } from '#tests/support/doubles/plain-cell.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import {
  advanceNotices,
  initialNotices,
  noticeText,
  type NoticesEvent,
  TOAST_DELAY_MS,
} from '#core/notices/notices.ts';
import {
  makeAttendToast,
  makeReportAnswer,
  makeReportServiceError,
  makeSay,
  makeReportInPage,
} from '#core/notices/use-cases.ts';
import { SettableClock } from '#features/support/clock.ts';
import { RecordedLog } from '#features/support/recorded-log.ts';
import { RUNS } from '#tests/support/property.ts';

describe('makeReportServiceError', () => {
  it('[ERR-02][SES-16] should keep a 500, log it and say it with the message of the service', () => {
    const { report, cell, log } = aPortal();
    report(new ServiceError('failed', { status: 500, serverMessage: 'Archivio non disponibile.' }));
    expect(cell.read().lastServerError).toEqual({ status: 500, serverMessage: 'Archivio non disponibile.' });
    expect(shown(cell)).toBe('Qualcosa è andato storto! Riprovare più tardi. Archivio non disponibile.');
    expect(log.lines).toEqual([{ level: 'error', message: 'The service failed', facts: { status: 500 } }]);
  });

  it.each([undefined, 400, 401, 404, 502, 503])('[ERR-02] should leave a %s to the block that asked', (status) => {
    const { report, cell } = aPortal();
    report(new ServiceError('failed', { status }));
    expect(cell.read()).toEqual(initialNotices());
  });
});

describe('makeSay', () => {
  it('[ERR-02] should take the toast away after 5000 ms, and not before', () => {
    const { report, cell, clock } = aPortal();
    expect(TOAST_DELAY_MS).toBe(5_000);
    report(new ServiceError('failed', { status: 500 }));
    clock.advance(4_999);
    expect(shown(cell)).toBe('Qualcosa è andato storto! Riprovare più tardi.');
    clock.advance(1);
    expect(shown(cell)).toBeUndefined();
    expect(cell.read().lastServerError).toEqual({ status: 500, serverMessage: undefined });
    expect(cell.read().lastNotice).toMatchObject({ kind: 'serverError' });
  });

  it('[ERR-02] should give a second notice its own five seconds', () => {
    const { say, cell, clock } = aPortal();
    say({ kind: 'signInNeeded' });
    clock.advance(4_000);
    say({ kind: 'addressCopied' });
    clock.advance(4_999);
    expect(shown(cell)).toBe('L’indirizzo della pagina è stato copiato negli appunti');
    clock.advance(1);
    expect(shown(cell)).toBeUndefined();
  });
});

describe('makeAttendToast', () => {
  it('should hold the toast as long as it is looked at, and start again afterwards', () => {
    const { say, attend, cell, clock } = aPortal();
    say({ kind: 'signOnSilent' });
    attend({ what: 'hold', by: 'pointer' });
    clock.advance(60_000);
    expect(shown(cell)).toContain('Il servizio di accesso non risponde');
    attend({ what: 'release', by: 'pointer' });
    clock.advance(4_999);
    expect(shown(cell)).toBeDefined();
    clock.advance(1);
    expect(shown(cell)).toBeUndefined();
  });

  it('[CONST-06] should hold it until pointer and focus have both gone, and not be moved by one that was never there', () => {
    const { say, attend, cell, clock } = aPortal();
    say({ kind: 'signOnSilent' });
    clock.advance(4_000);
    attend({ what: 'release', by: 'pointer' });
    clock.advance(999);
    expect(shown(cell)).toBeDefined();
    attend({ what: 'hold', by: 'focus' });
    attend({ what: 'hold', by: 'pointer' });
    attend({ what: 'hold', by: 'pointer' });
    attend({ what: 'release', by: 'pointer' });
    clock.advance(60_000);
    expect(shown(cell)).toBeDefined();
    attend({ what: 'release', by: 'focus' });
    clock.advance(5_000);
    expect(shown(cell)).toBeUndefined();
  });

  it('should take the toast away when it is dismissed, and keep its text until the next page', () => {
    const { say, attend, cell } = aPortal();
    say({ kind: 'signInNeeded' });
    attend({ what: 'dismiss' });
    expect(shown(cell)).toBeUndefined();
    expect(cell.read().lastNotice).toEqual({ kind: 'signInNeeded' });
    attend({ what: 'pageChanged' });
    expect(cell.read().lastNotice).toBeUndefined();
  });

  it('should keep the text of a toast on show over a change of page', () => {
    const { say, attend, cell } = aPortal();
    say({ kind: 'signInNeeded' });
    attend({ what: 'pageChanged' });
    expect(cell.read()).toMatchObject({
      toast: { notice: { kind: 'signInNeeded' } },
      lastNotice: { kind: 'signInNeeded' },
    });
  });

  it('should do nothing without a toast', () => {
    const { attend, cell } = aPortal();
    for (const what of ['hold', 'release'] as const) attend({ what, by: 'focus' });
    attend({ what: 'dismiss' });
    expect(cell.read()).toEqual(initialNotices());
  });
});

describe('makeReportInPage and makeReportAnswer', () => {
  it('[ERR-02] should leave a failure to the place that tells it: nothing of it stays when the toast goes', () => {
    const { report, reportInPage, cell, clock } = aPortal();
    report(new ServiceError('failed', { status: 500 }));
    expect(cell.read().lastNotice).toMatchObject({ kind: 'serverError' });
    reportInPage(500);
    expect(cell.read().lastNotice).toBeUndefined();
    expect(shown(cell)).toBeDefined();
    clock.advance(5_000);
    expect(shown(cell)).toBeUndefined();
    expect(cell.read().lastServerError).toMatchObject({ status: 500 });
  });

  it('[ERR-02] should not carry a failure that has a place to the next page', () => {
    const { report, reportInPage, attend, cell } = aPortal();
    report(new ServiceError('failed', { status: 500 }));
    reportInPage(500);
    attend({ what: 'pageChanged' });
    expect(cell.read().lastNotice).toBeUndefined();
  });

  it('should keep what else was said where a place tells of a failure', () => {
    const { say, reportInPage, cell } = aPortal();
    say({ kind: 'signInNeeded' });
    reportInPage(500);
    expect(cell.read().lastNotice).toEqual({ kind: 'signInNeeded' });
  });

  it('[ERR-02] should take all of a failure away when the same call succeeds, and nothing when another does', () => {
    const { report, reportAnswer, cell } = aPortal();
    report(new ServiceError('failed', { status: 500, asked: 'GET /a' }));
    reportAnswer('GET /b');
    expect(cell.read().lastNotice).toMatchObject({ kind: 'serverError' });
    reportAnswer('GET /a');
    expect(cell.read().lastNotice).toBeUndefined();
    expect(shown(cell)).toBeUndefined();
  });
});

describe('advanceNotices', () => {
  it('[ERR-02] should keep the last fault while other things are said', () => {
    const error = { status: 500, serverMessage: undefined };
    const failed = advanceNotices(initialNotices(), { type: 'said', notice: { kind: 'serverError', error }, now: 0 });
    expect(advanceNotices(failed, { type: 'said', notice: { kind: 'addressCopied' }, now: 1 }).lastServerError).toBe(
      error,
    );
  });

  it('[ERR-02] should give a toast five seconds from when it is said and from when it is let go', () => {
    const said = advanceNotices(initialNotices(), { type: 'said', notice: { kind: 'signInNeeded' }, now: 1_000 });
    expect(said.toast?.goesAt).toBe(6_000);
    const held = advanceNotices(said, { type: 'held', by: 'pointer' });
    expect(held.toast?.goesAt).toBeUndefined();
    expect(advanceNotices(held, { type: 'released', by: 'pointer', now: 20_000 }).toast?.goesAt).toBe(25_000);
  });

  it('[ERR-02] should not be held by who holds twice and lets go once, nor start again for who did not hold', () => {
    const said = advanceNotices(initialNotices(), { type: 'said', notice: { kind: 'signInNeeded' }, now: 0 });
    expect(advanceNotices(said, { type: 'released', by: 'pointer', now: 1_000 }).toast?.goesAt).toBe(5_000);
    const twice = [1, 2].reduce((state) => advanceNotices(state, { type: 'held', by: 'focus' }), said);
    expect(advanceNotices(twice, { type: 'released', by: 'focus', now: 1_000 }).toast?.goesAt).toBe(6_000);
  });

  it('[ERR-02] should add nothing to its own words where the service said nothing', () => {
    for (const serverMessage of ['', undefined]) {
      expect(noticeText({ kind: 'serverError', error: { status: 500, serverMessage } })).toBe(
        'Qualcosa è andato storto! Riprovare più tardi.',
      );
    }
  });

  it('[ERR-02] should show no toast past its time, and none but the last', () => {
    fc.assert(
      fc.property(fc.array(anyEvent(), { maxLength: 20 }), (events) => {
        let state = initialNotices();
        let said = 0;
        return events.every((event) => {
          state = advanceNotices(state, event);
          if (event.type === 'said') said += 1;
          const isHeldOrTimed =
            state.toast === undefined || (state.toast.heldBy.length === 0) === (state.toast.goesAt !== undefined);
          const isInTime =
            event.type !== 'looked' || state.toast?.goesAt === undefined || state.toast.goesAt > event.now;
          return isHeldOrTimed && isInTime && (state.toast === undefined || state.toast.id === said);
        });
      }),
      RUNS,
    );
  });
});

// Helpers

const aPortal = () => {
  const cell = new PlainCell(initialNotices());
  const clock = new SettableClock();
  const log = new RecordedLog();
  const say = makeSay(cell, clock, clock);
  return {
    cell,
    clock,
    log,
    say,
    attend: makeAttendToast(cell, clock, clock),
    report: makeReportServiceError(say, log),
    reportInPage: makeReportInPage(cell),
    reportAnswer: makeReportAnswer(cell),
  };
};

const shown = (cell: ReturnType<typeof aPortal>['cell']): string | undefined => {
  const { toast } = cell.read();
  return toast === undefined ? undefined : noticeText(toast.notice);
};

const anyEvent = (): fc.Arbitrary<NoticesEvent> => {
  const now = fc.nat({ max: 20_000 });
  const by = fc.constantFrom('pointer' as const, 'focus' as const);
  return fc.oneof(
    fc.record({
      type: fc.constant('said' as const),
      notice: fc.constantFrom({ kind: 'signInNeeded' as const }, { kind: 'addressCopied' as const }),
      now,
    }),
    fc.record({ type: fc.constant('looked' as const), now }),
    fc.record({ type: fc.constant('released' as const), by, now }),
    fc.record({ type: fc.constant('held' as const), by }),
    fc.record({ type: fc.constantFrom('dismissed' as const, 'pageChanged' as const) }),
    fc.record({ type: fc.constant('reportedInPage' as const), status: fc.constantFrom(500, 503) }),
    fc.record({ type: fc.constant('answered' as const), asked: fc.constant('GET /a') }),
  );
};
