import { contractFragment, type FileAnchor, anchorOfNotice } from '#core/company-file/file-anchor.ts';
import { FILE_STOP_KINDS } from '#core/procedures/procedure.ts';
import type { RecordRef } from '#core/procedures/record-address.ts';

/** What a message can be about: records with a page of their own, and what stands in the file. */
export const MESSAGE_SUBJECTS = ['application', 'payment', 'debt', 'statement', ...FILE_STOP_KINDS] as const;

/** What a message is about, where the service says it (D-43). */
export interface MessageSubject {
  readonly kind: (typeof MESSAGE_SUBJECTS)[number];
  /** Which one; of what stands in the file there may be one only. */
  readonly id?: string;
}

/** Where a message leads: to that very record. */
export type MessageTarget =
  | ({ readonly kind: 'company-file' } & FileAnchor)
  | { readonly kind: RecordKind; readonly id: string };

type RecordKind = RecordRef['kind'];
type FileKind = Exclude<MessageSubject['kind'], RecordKind>;

const IN_THE_FILE: Readonly<Record<FileKind, { readonly place: FileAnchor; readonly label: string }>> = {
  'identity-document': { place: anchorOfNotice('company-file.identity-document-expired'), label: 'Apri il documento' },
  pec: { place: anchorOfNotice('company-file.pec-not-verified'), label: 'Vedi la PEC' },
  'bank-account': { place: anchorOfNotice('company-file.bank-account-to-check'), label: 'Vedi i conti' },
  contract: { place: anchorOfNotice('company-file.contract-recently-expired'), label: 'Vedi i contratti' },
  antimafia: { place: anchorOfNotice('company-file.antimafia-expired'), label: 'Vedi i documenti' },
  'validation-sheet': { place: anchorOfNotice('company-file.validation-sheet-expired'), label: 'Vedi la scheda' },
};
const RECORDS: Readonly<Record<RecordKind, string>> = {
  application: 'Vai alla domanda',
  payment: 'Vai al pagamento',
  debt: 'Vedi il debito',
  statement: 'Vedi l’estratto',
};

const isRecordKind = (kind: MessageSubject['kind']): kind is RecordKind => Object.hasOwn(RECORDS, kind);

/** Where what a message is about is read, and the words of the way there; undefined for a record without an id. */
export const wayTo = ({
  kind,
  id,
}: MessageSubject): { readonly label: string; readonly target: MessageTarget } | undefined => {
  if (isRecordKind(kind)) return id === undefined ? undefined : { label: RECORDS[kind], target: { kind, id } };
  const { place, label } = IN_THE_FILE[kind];
  const fragment = (kind === 'contract' ? contractFragment(id) : undefined) ?? place.fragment;
  return { label, target: { kind: 'company-file', ...place, fragment } };
};

/** The first way of a message that is about several subjects. */
export const firstWay = (about: readonly MessageSubject[] = []): ReturnType<typeof wayTo> =>
  about.map(wayTo).find((way) => way !== undefined);
