import { match } from 'ts-pattern';
import { SIGN_IN_NEEDED } from '#core/access/enter-address.ts';
import { portKey } from '#core/kernel/port-key.ts';
import { DATA_BLOCKED_TEXT } from '#core/session/browser-data.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';

/** How long a toast stays by itself (ERR-02, CONST-06). */
export const TOAST_DELAY_MS = 5_000;
/** What the toast says after a fault of the service (ERR-02). */
const SERVER_ERROR_TEXT = 'Qualcosa è andato storto! Riprovare più tardi.';

/** A fault of the service, as it is kept (ERR-02). */
export interface ServerError {
  readonly status: number;
  /** The sentence that the service gave, where it gave one. */
  readonly serverMessage: string | undefined;
  /** What was asked in vain. */
  readonly asked?: string | undefined;
}

/** What the portal tells the person in passing. */
export type Notice =
  | { readonly kind: 'serverError'; readonly error: ServerError }
  /** The sign-on provider did not answer; the person reads as a visitor (D-17). */
  | { readonly kind: 'signOnSilent' }
  /** The browser keeps no data for the site: nobody can sign in. */
  | { readonly kind: 'dataBlocked' }
  /** A private page was asked for before signing in (D-19). */
  | { readonly kind: 'signInNeeded' }
  /** The sign-on provider has forgotten somebody at work. */
  | { readonly kind: 'cutOff' }
  /** The person has logged out in this tab. */
  | { readonly kind: 'loggedOut' }
  /** The address of the page was copied. */
  | { readonly kind: 'addressCopied' }
  /** A document of the reserved area could not be opened. */
  | { readonly kind: 'fileUnavailable' }
  /** The browser blocked the tab of a document of the reserved area, which was saved instead. */
  | { readonly kind: 'fileSaved' };

/** What holds a toast by resting on it. */
export type ToastHolder = 'pointer' | 'focus';

/** A toast on show; while anything holds it, it does not go away. */
export interface Toast {
  readonly id: number;
  readonly notice: Notice;
  /** Whether a place of the page tells it as well: then nothing of it is kept when the toast goes (D-30). */
  readonly isInPage: boolean;
  readonly heldBy: readonly ToastHolder[];
  /** Milliseconds since 1970 at which it goes away; undefined while held. */
  readonly goesAt: number | undefined;
}

/** The notices of a visit. */
export interface NoticesState {
  /** The last fault of the service (ERR-02). */
  readonly lastServerError: ServerError | undefined;
  readonly toast: Toast | undefined;
  /** The last text stays in the page until the next page, for slow readers. */
  readonly lastNotice: Notice | undefined;
  readonly nextId: number;
}

/** The cell that holds the notices. */
export type NoticesCell = StateCell<NoticesState>;
export const NoticesCell = portKey<NoticesCell>('NoticesCell');

/** Nothing has been said. */
export const initialNotices = (): NoticesState => ({
  lastServerError: undefined,
  toast: undefined,
  lastNotice: undefined,
  nextId: 1,
});

/** Something that happened to the notices; times in milliseconds since 1970. */
export type NoticesEvent =
  | { readonly type: 'said'; readonly notice: Notice; readonly now: number }
  | { readonly type: 'held'; readonly by: ToastHolder }
  | { readonly type: 'released'; readonly by: ToastHolder; readonly now: number }
  | { readonly type: 'dismissed' }
  | { readonly type: 'looked'; readonly now: number }
  | { readonly type: 'pageChanged' }
  /** A place of the page tells of a fault with this status, with the way to try again. */
  | { readonly type: 'reportedInPage'; readonly status: number }
  /** What was asked has been answered. */
  | { readonly type: 'answered'; readonly asked: string };

const held = (toast: Toast, by: ToastHolder): Toast => ({
  ...toast,
  heldBy: [...toast.heldBy.filter((holder) => holder !== by), by],
  goesAt: undefined,
});

/** The last holder that lets go restarts the time; one that did not hold changes nothing. */
const released = (toast: Toast, by: ToastHolder, now: number): Toast => {
  if (!toast.heldBy.includes(by)) return toast;
  const heldBy = toast.heldBy.filter((holder) => holder !== by);
  return { ...toast, heldBy, goesAt: heldBy.length === 0 ? now + TOAST_DELAY_MS : undefined };
};

/** A failure is shown once: where a place of the page shows it, no other place does (D-30). */
const reportedInPage = (state: NoticesState, status: number): NoticesState => ({
  ...state,
  lastNotice: statusOf(state.lastNotice) === status ? undefined : state.lastNotice,
  toast: state.toast && { ...state.toast, isInPage: state.toast.isInPage || statusOf(state.toast.notice) === status },
});

/** All of a failure goes when the call succeeds (D-30). */
const answered = (state: NoticesState, asked: string): NoticesState => ({
  ...state,
  lastNotice: askedIn(state.lastNotice) === asked ? undefined : state.lastNotice,
  toast: askedIn(state.toast?.notice) === asked ? undefined : state.toast,
});

const statusOf = (notice: Notice | undefined): number | undefined =>
  notice?.kind === 'serverError' ? notice.error.status : undefined;

const askedIn = (notice: Notice | undefined): string | undefined =>
  notice?.kind === 'serverError' ? notice.error.asked : undefined;

/** What becomes of the notices: a new toast takes the place of the old one (ERR-02). */
export const advanceNotices = (state: NoticesState, event: NoticesEvent): NoticesState => {
  const { toast } = state;
  return match(event)
    .with({ type: 'said' }, ({ notice, now }) => ({
      lastServerError: notice.kind === 'serverError' ? notice.error : state.lastServerError,
      toast: { id: state.nextId, notice, isInPage: false, heldBy: [], goesAt: now + TOAST_DELAY_MS },
      lastNotice: notice,
      nextId: state.nextId + 1,
    }))
    .with({ type: 'held' }, ({ by }) => ({ ...state, toast: toast && held(toast, by) }))
    .with({ type: 'released' }, ({ by, now }) => ({ ...state, toast: toast && released(toast, by, now) }))
    .with({ type: 'dismissed' }, () => ({ ...state, toast: undefined }))
    .with({ type: 'looked' }, ({ now }) =>
      toast?.goesAt !== undefined && now >= toast.goesAt ? { ...state, toast: undefined } : state,
    )
    .with({ type: 'pageChanged' }, () => ({
      ...state,
      lastNotice: toast === undefined || toast.isInPage ? undefined : toast.notice,
    }))
    .with({ type: 'reportedInPage' }, ({ status }) => reportedInPage(state, status))
    .with({ type: 'answered' }, ({ asked }) => answered(state, asked))
    .exhaustive();
};

const TEXTS: Readonly<Record<Exclude<Notice['kind'], 'serverError'>, string>> = {
  signOnSilent:
    'Il servizio di accesso non risponde: puoi consultare le pagine pubbliche e riprovare ad accedere tra poco.',
  dataBlocked: DATA_BLOCKED_TEXT,
  signInNeeded: SIGN_IN_NEEDED,
  cutOff: 'La sessione è finita: accedi di nuovo',
  loggedOut: 'Hai lasciato l’area riservata',
  addressCopied: 'L’indirizzo della pagina è stato copiato negli appunti',
  fileUnavailable: 'Il documento non è disponibile in questo momento. Riprova più tardi.',
  fileSaved: 'Il browser ha bloccato la nuova scheda: trovi il documento tra i file scaricati.',
};

/** The sentence of a notice; what the service said follows the portal's own words (ERR-02). */
export const noticeText = (notice: Notice): string =>
  notice.kind === 'serverError'
    ? [SERVER_ERROR_TEXT, notice.error.serverMessage].filter((part) => part !== undefined && part !== '').join(' ')
    : TEXTS[notice.kind];
