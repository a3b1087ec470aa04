import * as z from 'zod';
import { regionNamed } from '#core/aids/conditions.ts';
import { TITLE_LANGUAGES } from '#core/kernel/title-language.ts';
import { DOCUMENT_FORMATS, SIGNED_FORMATS } from '#core/formatting/document-formats.ts';
import { safeUrl } from '#core/content/safe-url.ts';
import { isHour } from '#core/kernel/hour.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';

/** Longest plain description that a card can carry (characters). */
const DESCRIPTION_LIMIT_CHARACTERS = 400;

/** Fewest digits of a number that can be dialled, such as 1500, and most with the international prefix. */
const [LEAST_DIGITS, MOST_DIGITS] = [3, 15];

const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/gu, '').length;
  return digits >= LEAST_DIGITS && digits <= MOST_DIGITS;
};

/** A record of a content file: unknown fields are refused, so that a slip of the pen is found at import (API-08). */
export const record = z.strictObject;

/** One line of plain Italian text. */
export const line = z.string().trim().min(1).max(300);

/** The language of a title that is not Italian: screen readers then pronounce it rightly. */
export const titleLanguage = z.enum(TITLE_LANGUAGES);

/** A plain description of at most 400 characters, shown on cards, in heroes and to search engines. */
export const description = z.string().trim().min(1).max(DESCRIPTION_LIMIT_CHARACTERS);

/** Text in the portal's Markdown subset; the importer turns it into the typed tree that pages draw (VAL-06). */
export const richText = z.string().trim().min(1).meta({ richText: true });

/** The last segment of an address: small letters, digits and single dashes. */
export const friendlyUrl = z
  .string()
  .max(120)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/u,
    'deve contenere solo lettere minuscole senza accento, cifre e trattini singoli',
  );

const isRealDay = (text: string): boolean => isoDateFrom(text) !== undefined;

const isRealMoment = (text: string): boolean =>
  isRealDay(text.slice(0, 'yyyy-mm-dd'.length)) && isHour(text.slice(11, 16)) && !Number.isNaN(Date.parse(text));

/** A text of one shape that stands for something real; whatever else is there gets one sentence, not one for each check. */
export const shaped = (shape: RegExp, sentence: string, isReal: (text: string) => boolean, unrealSentence: string) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? undefined : sentence) })
    .regex(shape, { error: sentence, abort: true })
    .refine(isReal, unrealSentence);

/** A day as year-month-day; relative days have become absolute before the check. */
export const day = shaped(
  /^\d{4}-\d{2}-\d{2}$/u,
  'deve essere una data anno-mese-giorno (2026-11-09) oppure relativa (oggi-12g, oggi+30g)',
  isRealDay,
  'non è una data esistente',
);

/** An hour of a day. */
export const hour = shaped(
  /^\d{2}:\d{2}$/u,
  'deve essere un orario come 12:00, tra virgolette',
  isHour,
  'non è un orario esistente: le ore vanno da 00:00 a 23:59',
);

/** Whether the day of one field is not before that of another, where both are given. */
export const inOrder =
  <Name extends string>(first: Name, last: Name) =>
  (value: Partial<Readonly<Record<Name, string | null | undefined>>>): boolean => {
    const [from, to] = [value[first], value[last]];
    return typeof from !== 'string' || typeof to !== 'string' || from <= to;
  };

/** The check that a term is not before the day on which it is published, and what is said where it is (API-08). */
export const notBeforePublication = (term: 'deadline' | 'validUntil') =>
  [
    inOrder<'publicationDate' | typeof term>('publicationDate', term),
    { path: [term] as string[], error: 'viene prima della data di pubblicazione: correggere una delle due' },
  ] as const;

/** A moment with its offset; relative moments (oggi-1g 09:30) have become absolute before the check. */
export const moment = shaped(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/u,
  'deve essere un istante: 2026-11-09T09:30:00+01:00 oppure relativo: oggi-1g 09:30',
  isRealMoment,
  'non è un istante esistente',
);

/** A telephone number as it is dialled, with blanks or dashes where they help to read it. */
export const phone = shaped(
  /^\+?[\d\s./()-]+$/u,
  'deve essere un numero di telefono: cifre, spazi e trattini, con + davanti al prefisso internazionale',
  (text) => isPhone(text),
  'non può essere un numero di telefono: le cifre devono essere fra 3 e 15',
);

/** The year that an act refers to. */
export const referenceYear = z.int().min(1900).max(2100);

/** Whether an address leads where it seems to: as links in texts may be, with a host that can be one (VAL-06). */
const isOpenable = (text: string): boolean =>
  safeUrl(text) === text && (!text.startsWith('http') || URL.canParse(text));
const UNOPENABLE =
  'non è un indirizzo che si può pubblicare: niente nome utente prima del sito (…@…), niente barre rovesciate, e un sito, una casella o un numero che possano esistere';

/** An address outside the portal. */
export const externalUrl = shaped(
  /^https?:\/\/[^\s"'<>]+$/u,
  'deve essere un indirizzo http o https',
  isOpenable,
  UNOPENABLE,
);

/** An address outside the portal, or a path inside it (from the base path on, with the slash). */
export const anyUrl = shaped(
  /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>]*$/u,
  'deve essere un percorso interno (/servizi) o un indirizzo http, https, mailto o tel',
  isOpenable,
  UNOPENABLE,
).meta({ link: true });

/** Where a content with a page of its own stood before, as paths of the portal: who comes to one is led to where it stands now. */
export const movable = {
  vecchiIndirizzi: z
    .array(
      z
        .string()
        .regex(/^\/(?:[^\s?#/]+)(?:\/[^\s?#/]+)*$/u, 'deve essere un percorso del portale, come /vecchia/pagina'),
    )
    .min(1)
    .max(20)
    .optional(),
} as const;

/** The audience, what there is to have, where and how one takes part; an editor may leave out each (BANDO-04). */
export const takingPart = {
  forWhom: line.optional(),
  howMuch: line.optional(),
  applyUrl: anyUrl.optional(),
  applyPlace: line.optional(),
  howToApply: richText.optional(),
} as const;

/** The act that sets the terms of a content, as one names it: “decreto n. 12 del 24 novembre 2026” (TERM-05). */
export const termsAct = { termsAct: line.optional() } as const;

/** When an aid or service takes applications, with its other days; nothing is guessed from what is missing (CAMP-01). */
export const campaign = {
  opensOn: day.optional(),
  closesOn: day.optional(),
  correctionsUntil: day.optional(),
  yearRound: z.boolean().optional(),
  terms: z
    .array(record({ day, title: line, name: friendlyUrl.optional() }))
    .min(1)
    .optional(),
  ...termsAct,
} as const;

/** A name of a category, type, target…; the value in the query is its slug ("Regolamento UE" → regolamento-ue). */
export const option = z.string().trim().min(1).max(80);

/** Names without repetition. */
export const options = z
  .array(option)
  .min(1)
  .refine((names) => new Set(names).size === names.length, 'contiene un valore ripetuto');

const pictureFile = z
  .string()
  .regex(/^[a-z0-9/_-]+\.(?:svg|avif|webp|png|jpg)$/u, 'deve essere il nome di un file in media/');

/** An image: a file under content/media and its text alternative; without one it must be said to be decoration (WCAG 1.1.1). */
export const image = record({
  file: pictureFile,
  description: z.string().trim().max(200),
  decorative: z.boolean().optional(),
}).superRefine(({ description: seen, decorative = false }, { addIssue }) => {
  if ((seen === '') !== decorative)
    addIssue({
      code: 'custom',
      path: ['description'],
      message: decorative
        ? 'dice che cosa si vede, ma l’immagine è segnata come decorativa: togliere il testo o il segno'
        : 'deve dire che cosa si vede, a chi non vede; se l’immagine è solo decorativa, va segnata come tale',
    });
});

/** A participant's logo: a picture that stands for a name, so that it must say it (WCAG 1.1.1). */
export const logo = record({ file: pictureFile, description: z.string().trim().max(200) }).refine(
  ({ description: name }) => name !== '',
  { path: ['description'], error: 'deve dire di chi è il logo, come “Logo dell’Istituto Suoli”' },
);

export const logos = z.array(logo);

/** A video made for the portal: files under content/media, with what makes it usable without sound and without watching. */
export const video = record({
  file: z.string().regex(/^[a-z0-9/_-]+\.(?:mp4|webm)$/u, 'deve essere il nome di un video in media/ (mp4 o webm)'),
  title: line,
  poster: image,
  captions: z.string().regex(/^[a-z0-9/._-]+\.vtt$/u, 'deve essere il nome di un file di sottotitoli in media/ (vtt)'),
});

/** A video by the portal's own files, or by an address elsewhere; one of them. */
export const videoFields = { video: video.optional(), videoUrl: externalUrl.optional() };

const DOCUMENT_NAME = new RegExp(
  `^[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${DOCUMENT_FORMATS.join('|')}|(?:(?:${DOCUMENT_FORMATS.join('|')})\\.)?(?:${SIGNED_FORMATS.join('|')}))$`,
  'u',
);

/**
 * A document to download. A file of the name under media/documenti is taken as it is; otherwise the importer makes a
 * PDF: `pages` holds the text of each page; without it one page is made from title and description of the record.
 */
export const document = record({
  title: line,
  titleLanguage: titleLanguage.optional(),
  file: z
    .string()
    .regex(
      DOCUMENT_NAME,
      `deve essere un nome di file come avviso-2026.pdf o circolare.pdf.p7m (o ${[...DOCUMENT_FORMATS.slice(1), ...SIGNED_FORMATS].join(', ')})`,
    )
    .optional(),
  pages: z.array(z.string().trim().min(1)).min(1).max(20).optional(),
  isNew: z.boolean().optional(),
  dateCreated: day.optional(),
})
  .refine(({ file, pages }) => pages === undefined || file === undefined || file.endsWith('.pdf'), {
    path: ['pages'],
    error: 'si scrive solo per un PDF da comporre: il file indicato è già un documento',
  })
  .meta({ document: true });

export const documents = z.array(document);

/** A useful link with its name. */
export const link = record({ title: line, url: anyUrl, ariaLabel: line.optional() });

export const links = z.array(link);

/** A button: its text and where it leads. */
export const cta = record({ title: line, url: anyUrl });

/** More than any amount or count there can be; what storage keeps is larger. */
const MOST_EURO = 1_000_000_000_000;
const MOST_ORDER = 1_000_000;

/** The place of an entry among its neighbours, from 0. */
export const order = z.int().min(0).max(MOST_ORDER);

/** An amount in euro, with at most two decimals. */
export const euro = z
  .number()
  .min(-MOST_EURO)
  .max(MOST_EURO)
  .refine((amount) => Number.isInteger(Math.round(amount * 10_000) / 100), 'deve avere al massimo due decimali');

/** Public audiences of guided paths. */
export const audience = z.enum(['agricoltori', 'caa', 'op']);

/** Where a content is read: in the public area, in the reserved one, in both. */
export const area = z.enum(['pubblica', 'riservata', 'entrambe']);

/** What every published content with an own page has, whose title is in Italian. */
export const publicationInItalian = {
  friendlyUrl,
  title: line,
  description,
  body: richText.optional(),
  publicationDate: day,
  lastUpdate: day.optional(),
  isNew: z.boolean().optional(),
  image: image.optional(),
  documents: documents.optional(),
  links: links.optional(),
};

/** The same for entries of lists, whose title may be in another language. */
export const publication = { ...publicationInItalian, titleLanguage: titleLanguage.optional() };

/** A region of Italy or an autonomous province, by its name. */
export const regionName = line.refine(
  (name) => regionNamed(name) !== undefined,
  'non è una regione né una provincia autonoma',
);
