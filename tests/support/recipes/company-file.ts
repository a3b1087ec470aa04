import { expect } from 'vitest';
import type * as SummaryModule from '#core/company-file/summary.ts';
import { farmerOf, operatorOf } from '#tests/support/people.ts';
import type { CopiedPortal } from './copied-portal.ts';
import { before, behind, type Recipe } from './recipe.ts';

const COMPANIES = 'adapters/storage/seed/content/companies/aziende.yaml';

/** A card of the file of Rinaldi Vini, which nothing else of these recipes changes. */
const cardOf = async ({ site, read: { all, words } }: CopiedPortal, title: string) => {
  const page = await site.pageFor(
    await farmerOf(site, 'marco.rinaldi', 'Rinaldi Vini'),
    '/scrivania/fascicolo-aziendale',
  );
  return all(page, 'main article').find((card) => words(card.querySelector('.it-card-title')) === title);
};

export const FIELD_OF_THE_FILE: Recipe = {
  name: 'A field of the company file',
  edits: [
    behind(
      'core/company-file/company-file.ts',
      '  readonly legalForm?: string | undefined;\n',
      '  readonly register?: string | undefined;\n',
    ),
    behind(
      'adapters/http/contract/company-file.ts',
      "    legalForm: from('legaForm', text),\n",
      "    register: from('numeroRea', text),\n",
    ),
    behind(
      'adapters/storage/import/schemas/companies.ts',
      '    legaForm: line.nullable(),\n',
      '    numeroRea: line.optional(),\n',
    ),
    behind(
      'ui/pages/company-file/tabs.tsx',
      '            { term: COPY.legalForm, value: orMissing(value.legalForm) },\n',
      '            { term: COPY.register, value: orMissing(value.register) },\n',
    ),
    behind('ui/copy/company-file.ts', "  legalForm: 'Forma giuridica',\n", "  register: 'Numero REA',\n"),
    behind(
      'core/company-file/summary.ts',
      "    ['Forma giuridica', data.legalForm],\n",
      "    ['Numero REA', data.register],\n",
    ),
  ],
  contents: [
    behind(COMPANIES, '      legaForm: Società agricola a responsabilità limitata\n', '      numeroRea: VT-123456\n'),
  ],
  see: async (portal) => {
    const card = await cardOf(portal, 'Dati dell’azienda');
    expect(portal.read.factsOf(card?.querySelector('dl'))).toMatchObject({ 'Numero REA': 'VT-123456' });
    const { fileSummary } = await portal.load<typeof SummaryModule>('core/company-file/summary.ts');
    const data = { pec: { state: 'verified' as const }, register: 'VT-123456' };
    const made = fileSummary('0', { 'personal-data': data }, { madeAt: 0, agencyName: 'ANPAG', demonstration: false });
    expect(JSON.stringify(made)).toContain('["Numero REA","VT-123456"]');
  },
};

export const ALERT: Recipe = {
  name: 'An alert of “Cosa devo fare”',
  edits: [
    behind(
      'core/company-file/notice.ts',
      'export const FILE_NOTICES = {\n',
      `  'company-file.legal-form-missing': { cause: 'legal-form', tab: 'personal-data', fragment: 'dati-azienda' },
`,
    ),
    {
      file: 'core/company-file/personal-data.ts',
      old: `({ pec }: PersonalData): readonly CompanyFileNotice[] =>
  [pecNotice(pec)]`,
      text: `({ pec, legalForm }: PersonalData): readonly CompanyFileNotice[] =>
  [pecNotice(pec), legalFormNotice(legalForm)]`,
    },
    before(
      'core/company-file/personal-data.ts',
      '/** What to say of an identity document',
      `/** What to say of a legal form that is not there; undefined when it is. */
export const legalFormNotice = (legalForm: string | undefined): CompanyFileNotice | undefined =>
  legalForm !== undefined
    ? undefined
    : {
        code: 'company-file.legal-form-missing',
        tag: { tone: 'warn', icon: 'warning-circle', word: 'Da completare' },
        sentence: 'Forma giuridica non indicata',
        whatToDo: 'Comunicala al gestore del mandato.',
      };

`,
    ),
    before(
      'core/open-items/words/file.ts',
      '  pec: {\n',
      `  'legal-form': {
    farmer: {
      title: 'Indica la forma giuridica',
      late: undefined,
      action: 'Vedi i dati',
      consequence: 'Il fascicolo resta incompleto.',
      request: 'Chiedo di aggiungerla al fascicolo.',
    },
    centre: {
      title: 'Registra la forma giuridica',
      text: 'Fattela dire dal produttore.',
      action: 'Vai ai dati',
      place: 'document',
      gender: 'f',
    },
  },
`,
    ),
  ],
  contents: [{ file: COMPANIES, old: 'legaForm: Ditta individuale', text: 'legaForm: null' }],
  see: async ({ site, read: { words } }) => {
    const farmer = await farmerOf(site, 'anna.bianchi');
    const desk = await site.pageFor(farmer, '/scrivania');
    expect(words(desk.querySelector('main'))).toContain('Indica la forma giuridica');
    const file = await site.pageFor(farmer, '/scrivania/fascicolo-aziendale');
    expect(words(file.querySelector('#dati-azienda'))).toContain('Comunicala al gestore del mandato.');
    const producer = await site.pageFor(await operatorOf(site), '/produttori/azienda-7k2m');
    expect(words(producer.querySelector('main'))).toContain('Registra la forma giuridica');
  },
};

export const LIMIT: Recipe = {
  name: 'A limit of the domain',
  edits: [
    { file: 'core/company-file/expiry-horizon.ts', old: 'EXPIRY_HORIZON_DAYS = 60', text: 'EXPIRY_HORIZON_DAYS = 45' },
  ],
  see: async ({ site, read: { words } }) => {
    const producers = await site.pageFor(await operatorOf(site), '/produttori?expiry=45');
    expect(words(producers.querySelector('main'))).toContain('In scadenza entro 45 giorni');
    const { text } = site;
    expect(await text('/openapi.json')).toContain('o scade entro 30 o 45 giorni');
  },
};
