import { alertSendingOf } from '#adapters/http/server/delivery/alert-sending.ts';
import type { TestService } from './service.ts';

/** The text of a message, its first part decoded. */
export const textOf = (source: string): string =>
  Buffer.from(/text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/u.exec(source)?.[1] ?? '', 'base64').toString();

/** What sends the messages of a service that are due to a relay, as its process does every few seconds. */
export const sendingOver = (
  { composition, settings, origin }: TestService,
  port: number,
  first: () => Promise<unknown> = async () => undefined,
) => {
  const outbox = {
    kind: 'smtp',
    host: '127.0.0.1',
    port,
    from: 'portale@anpag.example',
    to: 'x@anpag.example',
    security: 'none',
  } as const;
  const fast = { ...settings, outbox, alerts: { ...settings.alerts, mailsPerMinute: 600 } };
  return alertSendingOf(fast, composition, () => origin, first);
};
