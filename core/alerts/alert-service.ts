import { portKey } from '#core/kernel/port-key.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { AlertSubject, SearchWords } from './alert-search.ts';
import type { Frequency } from './frequency.ts';

/** Lists that one address may follow, and of those that wait for it the latest that stay. */
export const MOST_LISTS = 50;

/** One list, or one entry, that an address follows or is to follow. */
export interface Subscription {
  readonly id: string;
  readonly search: AlertSubject;
  readonly frequency: Frequency;
  /** The day of consent; undefined until it is confirmed. */
  readonly confirmedOn: IsoDate | undefined;
  /** When the last message left (milliseconds since 1970), and how much was new in it. */
  readonly lastMail: { readonly at: number; readonly count: number } | undefined;
}

/** All lists of an address. */
export interface AlertsOfAddress {
  readonly mail: string;
  readonly subscriptions: readonly Subscription[];
}

/** A request for alerts, checked. */
export interface AskedAlert {
  readonly mail: string;
  readonly search: AlertSubject;
  readonly frequency: Frequency;
  /** The network address asking; only a keyed hash of it is kept, for the day. */
  readonly client: string;
}

/**
 * The addresses and the lists that they follow. What it stores can be read by nobody without the portal's secret. Ids come from signed links
 * alone: whoever has one may do what the method does.
 */
export interface AlertRegister {
  /**
   * Notes a request, and sends the address its confirmation unless one that was sent today is still to be used: that one confirms this request too.
   * `tooMany` where the client, its network or all of them have asked too often.
   */
  ask(asked: AskedAlert): Promise<'taken' | 'tooMany'>;
  /** The lists of an address; undefined where there is none. */
  of(address: string): Promise<AlertsOfAddress | undefined>;
  /** Confirms these of the lists that wait, as many as an address may follow; answers how many. */
  confirm(address: string, subscriptions: readonly string[]): Promise<number>;
  changeFrequency(address: string, subscription: string, frequency: Frequency): Promise<void>;
  /** Ends one list or all of them; with the last one the address is forgotten. */
  end(address: string, subscription: string | undefined): Promise<void>;
}
export const AlertRegister = portKey<AlertRegister>('AlertRegister');

/** What a signed link is for. */
export interface AlertLink {
  readonly kind: 'confirm' | 'manage' | 'confirmPersonal' | 'endPersonal';
  readonly address: string;
  /** The list of whose message the link is; of a link that confirms who is signed in, the address that was typed. */
  readonly subscription?: string | undefined;
  /** Until when it holds (milliseconds since 1970); absent where it has no end. */
  readonly until?: number | undefined;
}

/** Signs links and reads them: one that was signed with the secret before the present one is read too. */
export interface AlertLinks {
  sign(link: AlertLink): string;
  /** What a key says; undefined where nobody here signed it. */
  read(key: string): AlertLink | undefined;
}
export const AlertLinks = portKey<AlertLinks>('AlertLinks');

/** A list as the page shows it. */
export interface ShownSubscription extends Subscription {
  /** What is followed, in words. */
  readonly words: string;
  /** Nothing matches it any more: one of its filters is gone, or the entry itself. */
  readonly isGone: boolean;
  /** Path of the list; absent where it is gone, and where its address has words of a stranger in it. */
  readonly path: string | undefined;
}

/** What the page of alerts shows of a signed link. */
export type AlertsView =
  | {
      readonly kind: 'confirm';
      readonly key: string;
      /** Shortened: the link may have been forwarded. */
      readonly mail: string;
      readonly waiting: readonly ShownSubscription[];
      readonly active: readonly ShownSubscription[];
      /** Opens the page that changes and ends alerts; absent while none is active. */
      readonly manage: string | undefined;
      /** The day on which the address is forgotten unless it confirms. */
      readonly until: IsoDate;
    }
  | {
      readonly kind: 'manage';
      readonly key: string;
      readonly mail: string;
      readonly subscriptions: readonly ShownSubscription[];
    }
  /** The address of the person signed in: nothing says what was chosen (PREF-07). */
  | {
      readonly kind: 'personalConfirm';
      readonly key: string;
      readonly mail: string;
      readonly isActive: boolean;
      readonly until: IsoDate;
    }
  | { readonly kind: 'personalEnd'; readonly key: string; readonly mail: string }
  | { readonly kind: 'personalEnded' }
  /** A link that no longer holds, or whose address has no list any more. */
  | { readonly kind: 'expired' | 'none' };

/** What a form of the page did. */
export type AlertsOutcome =
  | { readonly kind: 'sent'; readonly search: AlertSubject; readonly until: IsoDate }
  | {
      readonly kind: 'refused';
      readonly search: AlertSubject | undefined;
      readonly typed: string;
      readonly frequency: Frequency;
      readonly reason: 'mail' | 'tooMany' | 'list' | 'failed';
      /** What to do about the address, where that is the reason. */
      readonly trouble?: string | undefined;
      /** What was to be followed, in words; undefined where it could not be read. */
      readonly words?: SearchWords | undefined;
    }
  | { readonly kind: 'confirmed'; readonly view: AlertsView }
  /** Nothing was confirmed: nothing waits, none was chosen, or the address follows as many as it may. */
  | { readonly kind: 'alreadyActive' | 'noneChosen' | 'tooManyLists'; readonly view: AlertsView }
  | {
      readonly kind: 'changed';
      readonly view: AlertsView;
      readonly subscription: string;
      readonly frequency: Frequency;
      /** What takes the change back. */
      readonly before: Frequency;
    }
  | { readonly kind: 'ended'; readonly view: AlertsView }
  | { readonly kind: 'expired'; readonly view: AlertsView };

/** What the page of alerts and the address of mail programs ask for. */
export interface AlertService {
  /** What a signed link shows; nothing changes by looking. */
  view(key: string): Promise<AlertsView>;
  /** Does what a form says: asks, confirms, changes, ends (ALERT-02 to ALERT-04). */
  post(fields: QueryPairs, client: string): Promise<AlertsOutcome>;
  /** Ends the list of the message that a link is from, as mail programs ask for it (RFC 8058); false where the link is none. */
  unsubscribe(key: string): Promise<boolean>;
}
export const AlertService = portKey<AlertService>('AlertService');
