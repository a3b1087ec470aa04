import { SERVER_ERROR } from '#core/kernel/http-status.ts';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { ServiceError } from '#core/kernel/service-error.ts';
import {
  advanceNotices,
  type Notice,
  NoticesCell,
  type NoticesEvent,
  TOAST_DELAY_MS,
  type ToastHolder,
} from './notices.ts';

/** Says something in a toast that goes away by itself. */
export type Say = (notice: Notice) => void;

/** What is done with the toast on show. */
export type ToastAttention =
  | { readonly what: 'hold' | 'release'; readonly by: ToastHolder }
  | { readonly what: 'dismiss' | 'pageChanged' };

/** Holds, releases or dismisses the toast on show, or tells that the page has changed. */
export type AttendToast = (attention: ToastAttention) => void;

const afterDelay = (cell: NoticesCell, clock: Clock, timer: Timer, event: NoticesEvent): void => {
  cell.replace(advanceNotices(cell.read(), event));
  timer.after(TOAST_DELAY_MS, () => cell.replace(advanceNotices(cell.read(), { type: 'looked', now: clock.now() })));
};

/** Builds `Say`. */
export const makeSay =
  (cell: NoticesCell, clock: Clock, timer: Timer): Say =>
  (notice) =>
    afterDelay(cell, clock, timer, { type: 'said', notice, now: clock.now() });
export const Say = defineUseCase('Say', [NoticesCell, Clock, Timer], makeSay);

/** Builds `AttendToast`. */
export const makeAttendToast =
  (cell: NoticesCell, clock: Clock, timer: Timer): AttendToast =>
  (attention) => {
    switch (attention.what) {
      case 'release':
        return afterDelay(cell, clock, timer, { type: 'released', by: attention.by, now: clock.now() });
      case 'hold':
        return cell.replace(advanceNotices(cell.read(), { type: 'held', by: attention.by }));
      case 'dismiss':
        return cell.replace(advanceNotices(cell.read(), { type: 'dismissed' }));
      case 'pageChanged':
        return cell.replace(advanceNotices(cell.read(), { type: 'pageChanged' }));
    }
  };
export const AttendToast = defineUseCase('AttendToast', [NoticesCell, Clock, Timer], makeAttendToast);

/** A call failed: a fault of the service is kept, logged and said; other failures belong to the block that asked (ERR-02, SES-16). */
export type ReportServiceError = (error: ServiceError) => void;

/** Builds `ReportServiceError`. */
export const makeReportServiceError =
  (say: Say, logger: Logger): ReportServiceError =>
  ({ status, serverMessage, asked }) => {
    if (status !== SERVER_ERROR) return;
    logger.error('The service failed', { status });
    say({ kind: 'serverError', error: { status, serverMessage, asked } });
  };
export const ReportServiceError = defineUseCase('ReportServiceError', [Say, Logger], makeReportServiceError);

/** A place of the page tells of a fault (D-30). */
export type ReportInPage = (status: number) => void;

/** Builds `ReportInPage`. */
export const makeReportInPage =
  (cell: NoticesCell): ReportInPage =>
  (status) =>
    cell.replace(advanceNotices(cell.read(), { type: 'reportedInPage', status }));
export const ReportInPage = defineUseCase('ReportInPage', [NoticesCell], makeReportInPage);

/** A call succeeded: what was said of its failure goes (D-30). */
export type ReportAnswer = (asked: string) => void;

/** Builds `ReportAnswer`. */
export const makeReportAnswer =
  (cell: NoticesCell): ReportAnswer =>
  (asked) => {
    const { lastNotice, toast } = cell.read();
    if (lastNotice !== undefined || toast !== undefined)
      cell.replace(advanceNotices(cell.read(), { type: 'answered', asked }));
  };
export const ReportAnswer = defineUseCase('ReportAnswer', [NoticesCell], makeReportAnswer);
