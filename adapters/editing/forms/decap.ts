import { DOCUMENT_FORMATS, SIGNED_FORMATS } from '#core/formatting/document-formats.ts';
import type { EditedType } from '#adapters/storage/import/schemas/edited-types.ts';
import { type Field, fieldsOf, type FileKind, type Taken } from './fields.ts';
import { FIELD_GROUPS, TYPE_GROUPS } from './groups.ts';
import { isMaybeGroup } from './shapes.ts';
import { fieldWords, optionWords, partName, TYPE_WORDS } from './words.ts';

/** A form as Decap CMS reads it. */
export type DecapField = Readonly<Record<string, unknown>>;

/** A content type as Decap CMS reads it: a folder with one file for each content. */
export interface DecapCollection {
  readonly name: string;
  readonly fields: readonly DecapField[];
  readonly [option: string]: unknown;
}

/** Name of the file format of a type, which the page registers. */
export const formatOf = (type: EditedType): string => `contenuto-${type}`;

/** The event with which the editor says that it does not save, because fields are empty; its detail is the entry. */
export const INCOMPLETE = 'campi-mancanti';

/** Where the editing page puts what is uploaded, below the folder of contents. */
export const UPLOADS: Readonly<Record<FileKind, string>> = {
  picture: '/media/redazione',
  document: '/media/documenti',
  video: '/media/redazione',
  captions: '/media/redazione',
};

/** Every content type that editors write, with its form. `below`: the folder of contents in the repository, empty where it is the root. */
export const collections = (below: string): readonly DecapCollection[] =>
  TYPE_GROUPS.flatMap(({ names }) => names).map((type) => collectionOf(type, below));

// Helpers

/** What tells the contents of a type from one another, for lists and file names. */
const NAME_FIELDS = ['title', 'nome', 'name', 'key'];
const FILE_NAME_FIELDS = ['friendlyUrl', 'slug', 'path', 'id', 'value', 'audience', 'key', 'page'];

const collectionOf = (type: EditedType, below: string): DecapCollection => {
  const { many, one } = TYPE_WORDS[type];
  const fields = fieldsOf(type);
  const names = new Set(fields.map(({ name }) => name));
  const first = (wanted: readonly string[]): string => wanted.find((name) => names.has(name)) ?? 'title';
  return {
    name: type,
    label: many,
    label_singular: one,
    folder: below === '' ? type : `${below}/${type}`,
    create: true,
    extension: 'md',
    format: formatOf(type),
    identifier_field: first(NAME_FIELDS),
    slug: `{{fields.${first(FILE_NAME_FIELDS)}}}`,
    summary: names.has('publicationDate') ? '{{publicationDate}} · {{title}}' : `{{${first(NAME_FIELDS)}}}`,
    editor: { preview: false },
    fields: fields
      .toSorted((a, b) => orderOf(type, a) - orderOf(type, b))
      .map((field) => decapField(type, field, below)),
  };
};

/** Where a form has groups, in their order; else the title comes first, what is rarely written last. */
const orderOf = (type: EditedType, { name }: Field): number => {
  const grouped = FIELD_GROUPS[type]?.flatMap(({ names }) => names);
  if (grouped !== undefined) return grouped.indexOf(name);
  return name === 'title' ? 0 : name === 'vecchiIndirizzi' ? 2 : 1;
};

/** The field that a title can fill (RED-03). */
export const ADDRESS = 'friendlyUrl';

/** The form's own field for a word of a list, which offers those that other contents have. */
export const WORD_WIDGET = 'parola';

const decapField = (owner: string, field: Field, below: string): DecapField => {
  const { name, isRequired, taken } = field;
  const { label, hint = hintOf(taken) } = fieldWords(owner, name, taken.kind === 'rich');
  return {
    name,
    label,
    ...(hint === undefined ? {} : { hint }),
    // Left empty, the address is made of the title.
    required: isRequired && name !== ADDRESS,
    ...widgetOf(owner, name, field, below),
    ...defaultOf(field),
  };
};

/** What a file may be is said before one is chosen. */
const hintOf = (taken: Taken): string | undefined =>
  taken.kind === 'file' && taken.of === 'document'
    ? `Può essere ${listed(DOCUMENT_FORMATS)}; firmato, ${listed(SIGNED_FORMATS)}.`
    : undefined;

const listed = (formats: readonly string[]): string => formats.map((format) => format.toUpperCase()).join(', ');

/** A new content is of today; a box that nobody has ticked says no. */
const defaultOf = ({ name, isRequired, taken }: Field): DecapField => {
  if (taken.kind === 'yes-no') return isRequired ? { default: false } : {};
  return isRequired && (name === 'publicationDate' || name === 'lastUpdate') ? { default: '{{now}}' } : {};
};

const widgetOf = (owner: string, name: string, field: Field, below: string): DecapField => {
  const { taken } = field;
  const inside = (fields: readonly Field[]): readonly DecapField[] =>
    fields.map((one) => decapField(partName(name), one, below));
  switch (taken.kind) {
    case 'group':
      return isMaybeGroup(field)
        ? { widget: 'list', max: 1, collapsed: false, label_singular: entryLabel(name), fields: inside(taken.fields) }
        : { widget: 'object', fields: inside(taken.fields) };
    case 'groups':
      return {
        widget: 'list',
        collapsed: false,
        label_singular: entryLabel(name),
        ...sizes(taken, field.isRequired),
        fields: inside(taken.fields),
      };
    case 'list':
      return {
        widget: 'list',
        collapsed: false,
        ...sizes(taken, field.isRequired),
        field: {
          name: 'voce',
          label: 'Voce',
          required: true,
          ...plainWidget(taken.entry, below),
          ...(taken.entry.kind === 'line' ? { widget: WORD_WIDGET, used: `${owner}.${name}` } : {}),
        },
      };
    default:
      return plainWidget(taken, below);
  }
};

const sizes = (
  { least, most }: { readonly least: number; readonly most?: number },
  isRequired: boolean,
): DecapField => ({
  ...(least > 0 && isRequired ? { min: least } : {}),
  ...(most === undefined ? {} : { max: most }),
});

const ENTRY_LABELS: Readonly<Record<string, string>> = {
  attachments: 'allegato',
  accordions: 'approfondimento',
  document: 'curriculum',
  documents: 'documento',
  image: 'immagine',
  images: 'immagine',
  links: 'collegamento',
  logo: 'logo',
  memberList: 'persona',
  resolutions: 'documento',
  sections: 'sezione',
  video: 'video',
};
const entryLabel = (name: string): string => ENTRY_LABELS[name] ?? 'voce';

const choice = (options: readonly string[]): DecapField => ({
  widget: 'select',
  options: options.map((value) => ({ label: optionWords(value), value })),
});

const plainWidget = (taken: Taken, below: string): DecapField => {
  switch (taken.kind) {
    case 'text':
      return { widget: 'text', ...shapeOf(taken) };
    case 'rich':
      return {
        widget: 'markdown',
        editor_components: [],
        buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
      };
    case 'day':
      return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
    case 'yes-no':
      return { widget: 'boolean' };
    case 'number':
      return {
        widget: 'number',
        value_type: taken.isWhole ? 'int' : 'float',
        ...(taken.least === undefined ? {} : { min: taken.least }),
        ...(taken.most === undefined ? {} : { max: taken.most }),
      };
    case 'choice':
      return choice(taken.options);
    case 'choices':
      return { ...choice(taken.options), multiple: true, ...(taken.least > 0 ? { min: taken.least } : {}) };
    case 'file':
      return {
        widget: taken.of === 'picture' ? 'image' : 'file',
        choose_url: false,
        media_folder: below === '' ? UPLOADS[taken.of] : `/${below}${UPLOADS[taken.of]}`,
        public_folder: UPLOADS[taken.of],
      };
    default:
      return { widget: 'string', ...shapeOf(taken) };
  }
};

const shapeOf = (taken: Taken): DecapField =>
  'shape' in taken && taken.shape !== undefined ? { pattern: [taken.shape.pattern, taken.shape.sentence] } : {};
