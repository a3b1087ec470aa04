import type { EditedType } from '../forms/edited-types.ts';
import { type Field, fieldsOf, type Taken } from '../forms/fields.ts';
import { fieldWords, optionWords, TYPE_WORDS } from '../forms/words.ts';

/** Between these lines stands what is written by `npm run pages`. */
export const BEGIN = '<!-- campi: da qui le tabelle sono scritte da «npm run pages» -->';
export const END = '<!-- campi: fin qui -->';

/** The tables of the guide: every field of every type that editors write, as the schemas have it. */
export const tables = (): string =>
  [
    '## I campi comuni',
    'Hanno questi campi tutti i tipi che, nella loro tabella, rimandano qui; lì si legge soltanto ciò che è diverso.',
    tableOf('', COMMON),
    '## Le parti',
    'Compongono altri campi: dove una tabella dice «immagine», si scrivono i campi dell’immagine.',
    ...PARTS.map(([name, field]) => `**${name}**\n\n${tableOf(PART_OWNER[name] ?? '', insideOf(field))}`),
    '## I tipi, uno per uno',
    ...(Object.keys(TYPE_WORDS) as EditedType[]).map(sectionOf),
  ].join('\n\n');

/** A text with its tables as they are today. */
export const withTables = (text: string): string => {
  const from = text.indexOf(BEGIN) + BEGIN.length;
  return `${text.slice(0, from)}\n\n${tables()}\n\n${text.slice(text.indexOf(END))}`;
};

// Helpers

/** The type whose fields of these names are those of most types. */
const MODEL: EditedType = 'regulations';
const COMMON_NAMES = [
  'friendlyUrl',
  'title',
  'description',
  'body',
  'publicationDate',
  'lastUpdate',
  'isNew',
  'image',
  'documents',
  'links',
  'vecchiIndirizzi',
];

const COMMON: readonly Field[] = COMMON_NAMES.flatMap((name) => fieldsOf(MODEL).filter((field) => field.name === name));

const fieldNamed = (type: EditedType, name: string): Field => {
  const found = fieldsOf(type).find((field) => field.name === name);
  if (found === undefined) throw new Error(`${type} has no ${name}`);
  return found;
};

const insideOf = ({ taken }: Field): readonly Field[] => ('fields' in taken ? taken.fields : []);

const PARTS: readonly (readonly [string, Field])[] = [
  ['immagine', fieldNamed('articles', 'image')],
  ['documento', fieldNamed('regulations', 'documents')],
  ['collegamento', fieldNamed('regulations', 'links')],
  ['pulsante', fieldNamed('pages', 'cta')],
  ['video', fieldNamed('articles', 'video')],
];
const PART_OWNER: Readonly<Record<string, string>> = { immagine: 'image' };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const partOf = (fields: readonly Field[]): string | undefined =>
  PARTS.find(([, part]) => same(insideOf(part), fields))?.[0];

const sectionOf = (type: EditedType): string => {
  const { many, where } = TYPE_WORDS[type];
  const fields = fieldsOf(type);
  const common = COMMON.filter((one) => fields.some((field) => same(field, one)));
  const isCommon = common.length > 4;
  const own = isCommon ? fields.filter((field) => !common.some((one) => same(field, one))) : fields;
  const lacking = COMMON.filter(({ name }) => !fields.some((field) => field.name === name)).map(
    ({ name }) => `\`${name}\``,
  );
  return [
    `### ${many} (\`${type}\`)`,
    `Si vede: ${where}.${isCommon ? ` Campi comuni${lacking.length === 0 ? '' : ` senza ${lacking.join(', ')}`}${own.length === 0 ? '.' : ', e questi:'}` : ''}`,
    ...(own.length === 0 ? [] : [tableOf(type, own)]),
  ].join('\n\n');
};

const tableOf = (owner: string, fields: readonly Field[]): string =>
  [
    '| Nella pagina | Nel file | Che cosa si scrive | Serve |',
    '|---|---|---|---|',
    ...fields.flatMap((field) => rowsOf(owner, field, '')),
  ].join('\n');

/** A field, and below it the fields of a part that has no table of its own. */
const rowsOf = (owner: string, field: Field, above: string): readonly string[] => {
  const { name, isRequired, taken } = field;
  const { label, hint } = fieldWords(owner, name, taken.kind === 'rich');
  const row = `| ${above === '' ? label : `— ${label}`} | \`${above}${name}\` | ${takenWords(field, hint)} | ${isRequired ? 'sì' : ''} |`;
  const inside = insideOf(field);
  const below = partOf(inside) === undefined ? inside.flatMap((one) => rowsOf(name, one, `${above}${name}.`)) : [];
  return [row, ...below];
};

const counted = ({ least, most }: { readonly least: number; readonly most?: number }, isRequired: boolean): string =>
  `${least > 0 && isRequired ? `, almeno ${least}` : ''}${most === undefined ? '' : `, al massimo ${most}`}`;

const choices = (options: readonly string[]): string =>
  options
    .map((value) => {
      const words = optionWords(value);
      return words === value ? `\`${value}\`` : `\`${value}\` (${words})`;
    })
    .join(', ');

/** What a text must look like, where no hint says it better. */
const shapeWords = (taken: Taken): string | undefined =>
  'shape' in taken && taken.shape !== undefined && !taken.shape.sentence.includes('300')
    ? taken.shape.sentence.replaceAll('|', '\\|')
    : undefined;

const takenWords = ({ taken, isRequired }: Field, hint: string | undefined): string => {
  const shape = shapeWords(taken.kind === 'list' ? taken.entry : taken);
  const more = hint === undefined ? (shape === undefined ? '' : `: ${shape}`) : `. ${hint.replace(/\.$/u, '')}`;
  return `${kindWords(taken, isRequired)}${more}`;
};

const kindWords = (taken: Taken, isRequired: boolean): string => {
  switch (taken.kind) {
    case 'line':
      return 'una riga';
    case 'text':
      return 'testo semplice';
    case 'rich':
      return 'testo con titoli, elenchi, collegamenti';
    case 'day':
      return 'giorno';
    case 'yes-no':
      return 'sì o no';
    case 'number':
      return taken.isWhole ? 'numero intero' : 'numero';
    case 'choice':
      return `uno fra ${choices(taken.options)}`;
    case 'choices':
      return `uno o più fra ${choices(taken.options)}`;
    case 'file':
      return {
        picture: 'immagine caricata',
        document: 'documento caricato',
        video: 'video caricato',
        captions: 'file caricato',
      }[taken.of];
    case 'group':
      return partOf(taken.fields) ?? 'i campi qui sotto';
    case 'groups':
      return `elenco: ${partOf(taken.fields) ?? 'i campi qui sotto'}${counted(taken, isRequired)}`;
    case 'list':
      return `elenco di ${taken.entry.kind === 'text' ? 'testi' : 'righe'}${counted(taken, isRequired)}`;
  }
};
