import { timingSafeEqual } from 'node:crypto';
import type { AlertLink, AlertLinks } from '#core/alerts/alert-desk.ts';
import type { AlertVault } from './alert-vault.ts';

const MOST_CHARACTERS = 400;
const KINDS = { c: 'confirm', m: 'manage' } as const;

/** Links as `kind.address.subscription.until.signature`, of characters that no mail program breaks. */
export const signedLinks = (vault: AlertVault): AlertLinks => ({
  sign: ({ kind, address, subscription = '', until }) => {
    const text = [kind.charAt(0), address, subscription, until === undefined ? '' : until.toString(36)].join('.');
    return `${text}.${vault.sign(text)}`;
  },
  read: (key) => {
    const at = key.lastIndexOf('.');
    if (at < 0 || key.length > MOST_CHARACTERS) return undefined;
    const [text, signature] = [key.slice(0, at), key.slice(at + 1)];
    if (!vault.signatures(text).some((one) => isSame(one, signature))) return undefined;
    const [kind = '', address = '', subscription = '', until = ''] = text.split('.');
    return {
      kind: KINDS[kind as keyof typeof KINDS],
      address,
      ...(subscription === '' ? {} : { subscription }),
      ...(until === '' ? {} : { until: Number.parseInt(until, 36) }),
    } satisfies AlertLink;
  },
});

// Helpers

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
