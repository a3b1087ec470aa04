import { useBetweenPresses } from '#ui/components/between-presses.ts';
import { useEffect } from 'react';
import { type Notice, NoticesCell, noticeText } from '#core/notices/notices.ts';
import { AttendToast } from '#core/notices/use-cases.ts';
import type { Tone } from '#core/kernel/status-tag.ts';
import { Toast, ToastTrace, type ToastMessage } from '#ui/components/toast.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { useAddress } from '#ui/routing/address.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

const TONES: Readonly<Record<Notice['kind'], Tone>> = {
  serverError: 'bad',
  signOnSilent: 'info',
  dataBlocked: 'bad',
  signInNeeded: 'info',
  cutOff: 'info',
  loggedOut: 'ok',
  addressCopied: 'ok',
  fileUnavailable: 'bad',
  fileSaved: 'info',
};

const messageOf = (notice: Notice): ToastMessage => ({ tone: TONES[notice.kind], title: noticeText(notice) });

/** What the portal says in passing: announced once, in sight for five seconds (ERR-02, CONST-06). */
export const NoticesView = () => {
  const { toast } = useCell(useInjection(NoticesCell));
  const attend = useAction(AttendToast);
  const { say } = useStatus();
  const { path } = useAddress();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the change of path that counts
  useEffect(() => () => attend({ what: 'pageChanged' }), [path, attend]);
  const id = toast?.id;
  const notice = toast?.notice;
  useEffect(() => {
    if (id === undefined || notice === undefined) return;
    say(noticeText(notice));
  }, [id, notice, say]);
  return toast === undefined ? null : <Toast key={toast.id} message={messageOf(toast.notice)} onAttend={attend} />;
};

/** Where the text of a notice stays: what comes with a page at its head; what comes later at its end, where it moves nothing that is read. */
const positionOf = ({ kind }: Notice): 'head' | 'end' =>
  ['signInNeeded', 'cutOff', 'loggedOut'].includes(kind) ? 'head' : 'end';

/** The text of the last notice, which stays in the page until the next page, for slow readers. */
export const NoticeTrace = ({ place }: { readonly place: 'head' | 'end' }) => {
  const { lastNotice } = useCell(useInjection(NoticesCell));
  const isFree = useBetweenPresses(lastNotice);
  return lastNotice === undefined || positionOf(lastNotice) !== place || !isFree ? null : (
    <ToastTrace message={messageOf(lastNotice)} />
  );
};
