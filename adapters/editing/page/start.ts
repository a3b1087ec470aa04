import { dayInRome } from '#core/kernel/iso-date.ts';
import { collections, formatOf, UPLOADS } from '../forms/decap.ts';
import { EDITED_TYPES, type EditedType } from '../forms/edited-types.ts';
import { formFromText, textFromForm } from '../forms/entry-text.ts';
import { recordFaults } from '../forms/record-faults.ts';
import { fromForm, type Values } from '../forms/shapes.ts';

/** What the page reads from `impostazioni.json` beside it. */
interface PageSettings {
  /** Folder of the contents below the repository's root; empty where it is the root. */
  readonly contents: string;
  readonly backend: Readonly<Record<string, unknown>>;
  readonly preview?: string;
}

/** A part of an entry as the editor holds it. */
interface Held {
  get(name: string): unknown;
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
    readonly handler: (event: { readonly entry: Held }) => void;
  }): void;
}

declare global {
  interface Window {
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

/** What the importer would refuse is not saved; the sentence says which field and why. */
const refuseFaults = (cms: Cms): void =>
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const type = entry.get('collection') as EditedType;
      const values = (entry.get('data') as { readonly toJS: () => Values }).toJS();
      const faults = recordFaults(type, fromForm(type, values), today());
      // Without a name of its own the sentence alone is shown.
      if (faults.length > 0) throw Object.assign(new Error(faults.join('; ')), { name: '' });
    },
  });

/** Where the editor keeps who has signed in. */
const SIGNED_IN = 'decap-cms-user';
/** On a folder of this machine there is nobody to sign in, and no page that says so. */
const enterHere = ({ backend }: PageSettings): void => {
  if (backend['name'] === 'proxy') localStorage.setItem(SIGNED_IN, JSON.stringify({ backendName: 'proxy' }));
};

const start = async (): Promise<void> => {
  const settings = (await (await fetch('impostazioni.json')).json()) as PageSettings;
  const { CMS: cms } = window;
  if (cms === undefined) throw new Error('the editor is missing');
  enterHere(settings);
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
      ...(settings.preview === undefined ? {} : { site_url: settings.preview, display_url: settings.preview }),
      collections: collections(settings.contents),
    },
  });
};

window.CMS_MANUAL_INIT = true;
document.addEventListener('DOMContentLoaded', () => void start());
