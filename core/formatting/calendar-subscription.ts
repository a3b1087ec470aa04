/** How a calendar subscribes to a file that it reads again by itself: by the link that it opens, and by the address that is pasted into it. */
export interface CalendarSubscription {
  readonly link: string;
  readonly address: string;
}

/**
 * The subscription to the file at a path of `origin`, or at a whole address; undefined where nobody else reaches it: a portal without a
 * public origin stands on its own machine, without TLS.
 */
export const calendarSubscription = (origin: string, file: string): CalendarSubscription | undefined => {
  const address = file.startsWith('/') ? `${origin}${file}` : file;
  return address.startsWith('https://') ? { link: address.replace(/^https/u, 'webcal'), address } : undefined;
};
