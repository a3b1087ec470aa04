import type { CompanyFileTab } from '#core/company-file/company-file.ts';
import type { StopKind } from '#core/procedures/procedure.ts';

/** What a message is about, where the service says it (D-43): a payment, or a thing that can stop one. */
export interface MessageSubject {
  readonly kind: StopKind | 'payment';
  /** Which one, as in a payment's list of causes. */
  readonly thing?: string | undefined;
}

/** Where a message leads: to that very thing. */
export type MessageTarget =
  | { readonly kind: 'company-file'; readonly tab: CompanyFileTab }
  | { readonly kind: 'application' | 'payment' | 'debt'; readonly id: string };

type FileKind = Exclude<Extract<MessageSubject['kind'], string>, 'application' | 'payment' | 'debt'>;

const IN_THE_FILE: Readonly<Record<FileKind, { readonly tab: CompanyFileTab; readonly label: string }>> = {
  'identity-document': { tab: 'personal-data', label: 'Apri il documento' },
  pec: { tab: 'personal-data', label: 'Vedi la PEC' },
  'bank-account': { tab: 'bank-accounts', label: 'Vedi i conti' },
  contract: { tab: 'contracts', label: 'Vedi i contratti' },
  antimafia: { tab: 'contracts', label: 'Vedi i documenti' },
  'validation-sheet': { tab: 'validation-sheet', label: 'Vedi la scheda' },
};
const THINGS = { application: 'Vai alla domanda', payment: 'Vai al pagamento', debt: 'Vedi il debito' } as const;

/** Where what a message is about is read, and the words of the way there; undefined for what the portal does not know. */
export const wayTo = ({
  kind,
  thing,
}: MessageSubject): { readonly label: string; readonly target: MessageTarget } | undefined => {
  if (typeof kind !== 'string') return undefined;
  if (kind === 'application' || kind === 'payment' || kind === 'debt')
    return thing === undefined ? undefined : { label: THINGS[kind], target: { kind, id: thing } };
  const { tab, label } = IN_THE_FILE[kind];
  return { label, target: { kind: 'company-file', tab } };
};
