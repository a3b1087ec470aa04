import type { CompanyFileTab } from '#core/company-file/company-file.ts';
import type { Thing } from '#core/procedures/thing-address.ts';

/** What a message can be about: things with a page of their own, and what stands in the file. */
export const MESSAGE_SUBJECTS = [
  'application',
  'payment',
  'debt',
  'statement',
  'identity-document',
  'pec',
  'bank-account',
  'contract',
  'antimafia',
  'validation-sheet',
] as const;

/** What a message is about, where the service says it (D-43). */
export interface MessageSubject {
  readonly kind: (typeof MESSAGE_SUBJECTS)[number];
  /** Which one; of what stands in the file there may be one only. */
  readonly id?: string;
}

/** Where a message leads: to that very thing. */
export type MessageTarget =
  | { readonly kind: 'company-file'; readonly tab: CompanyFileTab }
  | { readonly kind: ThingKind; readonly id: string };

type ThingKind = Thing['kind'];
type FileKind = Exclude<MessageSubject['kind'], ThingKind>;

const IN_THE_FILE: Readonly<Record<FileKind, { readonly tab: CompanyFileTab; readonly label: string }>> = {
  'identity-document': { tab: 'personal-data', label: 'Apri il documento' },
  pec: { tab: 'personal-data', label: 'Vedi la PEC' },
  'bank-account': { tab: 'bank-accounts', label: 'Vedi i conti' },
  contract: { tab: 'contracts', label: 'Vedi i contratti' },
  antimafia: { tab: 'contracts', label: 'Vedi i documenti' },
  'validation-sheet': { tab: 'validation-sheet', label: 'Vedi la scheda' },
};
const THINGS: Readonly<Record<ThingKind, string>> = {
  application: 'Vai alla domanda',
  payment: 'Vai al pagamento',
  debt: 'Vedi il debito',
  statement: 'Vedi l’estratto',
};

const isThing = (kind: MessageSubject['kind']): kind is ThingKind => Object.hasOwn(THINGS, kind);

/** Where what a message is about is read, and the words of the way there; undefined for a thing that is not named. */
export const wayTo = ({
  kind,
  id,
}: MessageSubject): { readonly label: string; readonly target: MessageTarget } | undefined => {
  if (isThing(kind)) return id === undefined ? undefined : { label: THINGS[kind], target: { kind, id } };
  const { tab, label } = IN_THE_FILE[kind];
  return { label, target: { kind: 'company-file', tab } };
};

/** The first way of a message that is about several things. */
export const firstWay = (about: readonly MessageSubject[] = []): ReturnType<typeof wayTo> =>
  about.map(wayTo).find((way) => way !== undefined);
