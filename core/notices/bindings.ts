import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { NoticesCell } from './notices.ts';
import {
  AttendToast,
  makeAttendToast,
  makeReportAnswer,
  makeReportServiceError,
  makeSay,
  makeTellInPlace,
  ReportAnswer,
  ReportServiceError,
  Say,
  TellInPlace,
} from './use-cases.ts';

/** Use cases of the notices. */
export const bindings: readonly Binding[] = [
  binding(Say, [NoticesCell, Clock, Timer], makeSay),
  binding(AttendToast, [NoticesCell, Clock, Timer], makeAttendToast),
  binding(TellInPlace, [NoticesCell], makeTellInPlace),
  binding(ReportAnswer, [NoticesCell], makeReportAnswer),
  binding(ReportServiceError, [Say, Logger], makeReportServiceError),
];
