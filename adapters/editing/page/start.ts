import { foldText } from '#core/formatting/folded.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { ADDRESS, collections, formatOf, INCOMPLETE, UPLOADS } from '../forms/decap.ts';
import { EDITED_TYPES, type EditedType } from '../forms/edited-types.ts';
import { formFromText, textFromForm } from '../forms/entry-text.ts';
import { fieldsOf } from '../forms/fields.ts';
import { headingRules } from '../forms/groups.ts';
import { recordFaults } from '../forms/record-faults.ts';
import { fromForm, type Values } from '../forms/shapes.ts';
import { markFaults } from './fault-marks.ts';
import { italianPhrases, type Phrases } from './italian.ts';
import { withOpenedTexts } from './opened-texts.ts';
import type { CitedContent } from '../forms/cited-terms.ts';
import { cleanPastes } from './pasted-text.ts';
import { offerTerms } from './term-choice.ts';
import { type FieldMaker, offerWords, wordWidget } from './word-widget.ts';

/** What the page reads from `impostazioni.json` beside it. */
interface PageSettings {
  /** Folder of the contents below the repository's root; empty where it is the root. */
  readonly contents: string;
  readonly backend: Readonly<Record<string, unknown>>;
  readonly preview?: string;
  /** Whether what is saved is a draft that somebody approves. */
  readonly drafts?: boolean;
}

/** A part of an entry as the editor holds it. */
interface Held {
  get(name: string): unknown;
}

/** The fields of an entry as the editor holds them. */
interface HeldFields extends Held {
  toJS(): Values;
  set(name: string, value: unknown): HeldFields;
}

/** What is used of the editor. */
interface Cms {
  init(options: { readonly config: Readonly<Record<string, unknown>> }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    formatter: { readonly fromFile: (text: string) => Values; readonly toFile: (values: Values) => string },
  ): void;
  registerEventListener(listener: {
    readonly name: 'preSave';
    readonly handler: (event: { readonly entry: Held }) => HeldFields;
  }): void;
  getLocale(name: string): Phrases;
  registerLocale(name: string, phrases: Phrases): void;
  registerWidget(widget: ReturnType<typeof wordWidget>): void;
}

declare global {
  interface Window extends Partial<FieldMaker> {
    CMS?: Cms;
    CMS_MANUAL_INIT?: boolean;
  }
}

const today = () => dayInRome(Date.now());

/** Every content is written as the importer reads it, whatever the editor would write by itself. */
const teachFormats = (cms: Cms): void => {
  for (const type of EDITED_TYPES)
    cms.registerCustomFormat(formatOf(type), 'md', {
      fromFile: (text) => formFromText(type, text, today()),
      toFile: (values) => textFromForm(type, values),
    });
};

/** Longest address that is made of a title (characters), so that a long title makes one that can be read. */
const ADDRESS_FROM_TITLE_CHARACTERS = 80;

/** The fields with an address made of the title, where the form has one that was left empty. */
const withAddress = (type: EditedType, fields: HeldFields): HeldFields => {
  const title = fields.get('title');
  const written = fields.get(ADDRESS);
  const isWritten = typeof written === 'string' && written.trim() !== '';
  if (isWritten || typeof title !== 'string' || fieldsOf(type).every(({ name }) => name !== ADDRESS)) return fields;
  const words = foldText(title).replaceAll(' ', '-');
  const cut = words.length > ADDRESS_FROM_TITLE_CHARACTERS ? words.slice(0, ADDRESS_FROM_TITLE_CHARACTERS + 1) : words;
  return fields.set(ADDRESS, cut === words ? words : cut.slice(0, cut.lastIndexOf('-')));
};

/** The fields of an entry as they would be saved, and what the importer would refuse, said beside each field. */
const checked = (entry: Held): { readonly fields: HeldFields; readonly faults: readonly string[] } => {
  const type = entry.get('collection') as EditedType;
  const fields = withAddress(type, entry.get('data') as HeldFields);
  const faults = recordFaults(type, fromForm(type, fields.toJS()), today());
  markFaults(faults);
  return { fields, faults };
};

/** What the importer would refuse is not saved; each line says which field and why. An address left empty is made of the title. */
const refuseFaults = (cms: Cms): void => {
  addEventListener(INCOMPLETE, (event) => void checked((event as CustomEvent<Held>).detail));
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { fields, faults } = checked(entry);
      // Without a name of its own the message alone is shown.
      if (faults.length > 0) throw Object.assign(new Error(faults.join('\n')), { name: '' });
      return fields;
    },
  });
};

/** Where the editor keeps who has signed in. */
const SIGNED_IN = 'decap-cms-user';
/** On a folder of this machine there is nobody to sign in, and no page that says so. */
const enterHere = ({ backend }: PageSettings): void => {
  if (backend['name'] === 'proxy') localStorage.setItem(SIGNED_IN, JSON.stringify({ backendName: 'proxy' }));
};

/** Asks the service beside the page; a repository elsewhere has none, and answers nothing. */
const ask = async ({ backend }: PageSettings, action: string): Promise<unknown> => {
  if (backend['name'] !== 'proxy') return undefined;
  const answer = await fetch(String(backend['proxy_url']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  });
  return answer.ok ? answer.json() : undefined;
};

/** The words that are in use already. */
const knowWords = async (settings: PageSettings): Promise<void> =>
  offerWords(((await ask(settings, 'usedWords')) ?? {}) as Readonly<Record<string, readonly string[]>>);

/** The terms that a text may cite; a repository elsewhere has no service to ask, and the marks are written by hand. */
const citeTerms = (settings: PageSettings): void => {
  const choice = document.querySelector<HTMLSelectElement>('#termini select');
  if (choice !== null && settings.backend['name'] === 'proxy')
    offerTerms(choice, async () => ((await ask(settings, 'citableTerms')) ?? []) as readonly CitedContent[]);
};

/** Contents that stand in lists have no form until each has a file: the page offers that where there are any (RED-03). */
const offerSplit = async (settings: PageSettings): Promise<void> => {
  const { lists = 0 } = ((await ask(settings, 'lists')) ?? {}) as { readonly lists?: number };
  const offer = document.getElementById('elenchi');
  offer?.toggleAttribute('hidden', lists === 0);
  offer?.querySelector('button')?.addEventListener('click', () => {
    void ask(settings, 'splitLists').then(() => location.reload());
  });
};

/** Puts the headings of the groups where the page is now: the list of contents, or the form of a type. */
const headGroups = (): void => {
  const sheet = document.getElementById('titoli') ?? document.createElement('style');
  sheet.id = 'titoli';
  sheet.textContent = headingRules(/^#\/collections\/([a-z-]+)\/(?:new|entries)/u.exec(location.hash)?.[1]);
  document.head.append(sheet);
};

const start = async (): Promise<void> => {
  const settings = (await (await fetch('impostazioni.json')).json()) as PageSettings;
  const { CMS: cms, createClass, h } = window;
  if (cms === undefined || createClass === undefined || h === undefined) throw new Error('the editor is missing');
  const { drafts = false } = settings;
  enterHere(settings);
  if (settings.backend['name'] === 'proxy')
    window.fetch = withOpenedTexts(window.fetch.bind(window), String(settings.backend['proxy_url']), markFaults);
  // On the agency's own site the portal imports by itself, and there is no other page to go to.
  document.getElementById('altre-pagine')?.toggleAttribute('hidden', settings.preview === undefined);
  cms.registerLocale('it', italianPhrases(cms.getLocale('it'), drafts));
  cms.registerWidget(wordWidget({ createClass, h }));
  await Promise.all([knowWords(settings), offerSplit(settings)]);
  headGroups();
  addEventListener('hashchange', headGroups);
  addEventListener('hashchange', () => markFaults([]));
  addEventListener('hashchange', () => void knowWords(settings));
  citeTerms(settings);
  cleanPastes();
  teachFormats(cms);
  refuseFaults(cms);
  cms.init({
    config: {
      load_config_file: false,
      locale: 'it',
      backend: settings.backend,
      media_folder: settings.contents === '' ? UPLOADS.picture.slice(1) : `${settings.contents}${UPLOADS.picture}`,
      public_folder: UPLOADS.picture,
      slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
      show_preview_links: false,
      ...(drafts ? { publish_mode: 'editorial_workflow' } : {}),
      collections: collections(settings.contents),
    },
  });
};

window.CMS_MANUAL_INIT = true;
document.addEventListener('DOMContentLoaded', () => void start());
