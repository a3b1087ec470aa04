import { parse, stringify } from 'yaml';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { EditedType } from '#adapters/storage/import/schemas/edited-types.ts';
import { fromForm, toForm, type Values } from './shapes.ts';

const HEAD = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;

/** The text of a content file with one record: its fields between two lines of dashes, its body below them. */
export const textOfRecord = (record: Values): string => {
  const { body, ...fields } = record;
  const head = `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
  return typeof body === 'string' ? `${head}\n${body.trim()}\n` : head;
};

/** The text of a content file out of what a form holds. */
export const textFromForm = (type: EditedType, values: Values): string => textOfRecord(fromForm(type, values));

/** What a form shows of a content file with one record. Throws where the file cannot be read. */
export const formFromText = (type: EditedType, text: string, today: IsoDate): Values => {
  const [whole = '', head = ''] = HEAD.exec(text) ?? [];
  const fields: unknown = parse(head);
  if (typeof fields !== 'object' || fields === null)
    throw new Error('Il file non ha l’intestazione fra due righe ---.');
  const body = text.slice(whole.length).trim();
  return toForm(type, { ...fields, ...(body === '' ? {} : { body }) }, today);
};
