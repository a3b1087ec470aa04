import { expect } from 'vitest';
import type * as FieldsModule from '#adapters/editing/forms/fields.ts';
import type * as WordsModule from '#adapters/editing/forms/words.ts';
import { before, behind, type Recipe } from './recipe.ts';

/** An entry of the demonstration, which has a number, and French words by the recipe of a filter. */
const STRATEGIC_PLANS = 'Regolamento (UE) 2021/2115 sui piani strategici della PAC';

export const PAGE_OF_TEXTS: Recipe = {
  name: 'A page of texts',
  edits: [
    before(
      'core/navigation/public-addresses.ts',
      "  {\n    id: 'condizionalita',",
      `  {
    id: 'serviceCharter',
    kind: 'content',
    pattern: '/servizi/carta-dei-servizi',
    audience: 'everyone',
    title: 'Carta dei servizi',
    breadcrumb: 'Carta dei servizi',
  },
`,
    ),
    before(
      'core/navigation/page-words.ts',
      '  aids: {',
      "  serviceCharter: { says: 'I tempi che promettiamo.', words: 'giuramenti' },\n",
    ),
    {
      file: 'adapters/storage/seed/content/pages/carta.yaml',
      text: `- slug: carta-dei-servizi
  title: Carta dei servizi
  description: I tempi che promettiamo.
  lastUpdate: oggi
  body: |
    Rispondiamo entro dieci giorni lavorativi.
`,
    },
  ],
  see: async ({ site, read: { words } }) => {
    const page = await site.page('/servizi/carta-dei-servizi');
    expect(words(page.querySelector('h1'))).toBe('Carta dei servizi');
    expect(words(page.querySelector('main'))).toContain('Rispondiamo entro dieci giorni lavorativi.');
    const { results } = await site.json<{ results: readonly { title: string }[] }>('/search-engine?search=giuramenti');
    expect(results.map(({ title }) => title)).toContain('Carta dei servizi');
  },
};

export const COMPUTED_FILTER: Recipe = {
  name: 'A computed filter',
  edits: [
    behind('core/catalogue/definition.ts', "  'dueWithin',\n", "  'numbered',\n"),
    behind('core/catalogue/definition.ts', 'COMPUTED_CHOICES = [', "'numbered', "),
    before(
      'core/catalogue/definitions.ts',
      "      choice('referenceYears', 'Anno di riferimento'",
      "      choice('numbered', 'Numero', { allowed: NUMBERED }),\n",
    ),
    before(
      'core/catalogue/definitions.ts',
      'import { COMPETITION_STATUSES',
      "import { NUMBERED } from './numbered.ts';\n",
    ),
    {
      file: 'core/catalogue/numbered.ts',
      text: `import type { FilterValue } from './definition.ts';

/** Whether a regulation has a number. */
export const NUMBERED: readonly FilterValue[] = [
  { name: 'Con un numero', value: 'yes' },
  { name: 'Senza numero', value: 'no' },
];
`,
    },
    before(
      'adapters/storage/postgres/content/catalogue-conditions.ts',
      "  if (name === 'dueWithin') return",
      "  if (name === 'numbered') return \"array['numbered:' || case when deed_number is null then 'no' else 'yes' end]\";\n",
    ),
    before(
      'tests/support/doubles/matching.ts',
      "    case 'competitionStatus':\n",
      "    case 'numbered':\n      return NUMBERED.filter(({ value }) => (item.deedNumber === undefined) === (value === 'no'));\n",
    ),
    before(
      'tests/support/doubles/matching.ts',
      'import { takesPartOn }',
      "import { NUMBERED } from '#core/catalogue/numbered.ts';\n",
    ),
    before(
      'adapters/http/server/description/filter-descriptions.ts',
      '  contractScopes: {',
      "  numbered: { description: 'Se la norma ha un numero.', example: ['yes'] },\n",
    ),
  ],
  see: async ({ site, read: { words, allWords } }) => {
    const titlesWith = async (value: string): Promise<readonly string[]> =>
      allWords(
        await site.page(`/normative?search=piani%20strategici&numbered=${value}`),
        'main article .it-card-title',
      );
    expect(await titlesWith('yes')).toContain(STRATEGIC_PLANS);
    expect(await titlesWith('no')).not.toContain(STRATEGIC_PLANS);
    const panel = words((await site.page('/normative')).querySelector('main'));
    for (const option of ['Con un numero', 'Senza numero']) expect(panel).toContain(option);
  },
};

export const LIST_FILTER: Recipe = {
  name: 'A list filter',
  edits: [
    behind('core/catalogue/definition.ts', "  'types',\n", "  'textLanguages',\n"),
    behind(
      'core/catalogue/definitions.ts',
      "      choice('types', 'Tipologia'),\n",
      "      choice('textLanguages', 'Lingua del testo'),\n",
    ),
    behind('core/catalogue/related.ts', '  eventLanguages: false,\n', '  textLanguages: false,\n'),
    behind(
      'adapters/http/server/description/filter-descriptions.ts',
      "  types: { description: 'Tipologie scelte.', example: ['regolamento'] },\n",
      "  textLanguages: { description: 'Lingue scelte.', example: ['francese'] },\n",
    ),
    behind(
      'adapters/storage/import/schemas/regulations.ts',
      '  types: options,\n',
      '  textLanguages: options.optional(),\n',
    ),
    behind(
      'adapters/storage/import/convert/catalogue.ts',
      '    types: it.types,\n',
      '    textLanguages: it.textLanguages,\n',
    ),
    behind(
      'adapters/editing/forms/words.ts',
      'const FIELD_WORDS: Readonly<Record<string, Words>> = {\n',
      "  textLanguages: ['Lingue del testo', 'Diventano filtri.'],\n",
    ),
  ],
  contents: [
    behind(
      'adapters/storage/seed/content/regulations/atti-europei.yaml',
      '  types:\n    - Pagamenti diretti\n    - Sviluppo rurale\n',
      '  textLanguages:\n    - Francese\n',
    ),
  ],
  see: async ({ site, read: { allWords, words }, load }) => {
    const page = await site.page('/normative?textLanguages=francese');
    expect(allWords(page, 'main .it-card-title')).toEqual([STRATEGIC_PLANS]);
    expect(words(page.querySelector('main'))).toContain('Lingua del testo');
    const forms = 'adapters/editing/forms';
    const { fieldsOf } = await load<typeof FieldsModule>(`${forms}/fields.ts`);
    const { fieldWords } = await load<typeof WordsModule>(`${forms}/words.ts`);
    const labels = fieldsOf('regulations').map(({ name }) => fieldWords('regulations', name, false).label);
    expect(labels).toContain('Lingue del testo');
  },
};
