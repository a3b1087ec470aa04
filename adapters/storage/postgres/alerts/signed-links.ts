import { timingSafeEqual } from 'node:crypto';
import type { AlertLink, AlertLinks } from '#core/alerts/alert-service.ts';
import type { AlertVault } from './alert-vault.ts';

const MOST_CHARACTERS = 400;
const LETTERS = { confirm: 'c', manage: 'm', confirmPersonal: 'p', endPersonal: 'e' } as const;
const KINDS = new Map<string, AlertLink['kind']>(
  Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as AlertLink['kind']]),
);

/** Links as `kind.address.subscription.until.signature`, of characters that no mail program breaks. */
export const signedLinks = (vault: AlertVault): AlertLinks => ({
  sign: ({ kind, address, subscription = '', until }) => {
    const text = [LETTERS[kind], address, subscription, until === undefined ? '' : until.toString(36)].join('.');
    return `${text}.${vault.sign(text)}`;
  },
  read: (key) => {
    const at = key.lastIndexOf('.');
    if (at < 0 || key.length > MOST_CHARACTERS) return undefined;
    const [text, signature] = [key.slice(0, at), key.slice(at + 1)];
    if (!vault.signatures(text).some((one) => isSame(one, signature))) return undefined;
    const [kind = '', address = '', subscription = '', until = ''] = text.split('.');
    const known = KINDS.get(kind);
    if (known === undefined) return undefined;
    return {
      kind: known,
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
