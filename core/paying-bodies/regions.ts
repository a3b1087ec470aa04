import { REGION_GROUPS, type Region, type RegionGroup } from './paying-body.ts';

const region = (group: RegionGroup, name: string, value: string, mapId: string, province: string): Region => ({
  name,
  value,
  mapId,
  group,
  province,
});

/** The 20 regions of Italy, north to south by group and by name within each (CONST-08). */
export const REGIONS: readonly Region[] = [
  region('NI', 'Emilia-Romagna', 'emilia-romagna', 'IT-45', 'BO'),
  region('NI', 'Friuli-Venezia Giulia', 'friuli-venezia-giulia', 'IT-36', 'TS'),
  region('NI', 'Liguria', 'liguria', 'IT-42', 'GE'),
  region('NI', 'Lombardia', 'lombardia', 'IT-25', 'MI'),
  region('NI', 'Piemonte', 'piemonte', 'IT-21', 'TO'),
  region('NI', 'Trentino-Alto Adige', 'trentino-alto-adige', 'IT-32', 'TN'),
  region('NI', 'Valle d’Aosta', 'valle-d-aosta', 'IT-23', 'AO'),
  region('NI', 'Veneto', 'veneto', 'IT-34', 'VE'),
  region('CI', 'Lazio', 'lazio', 'IT-62', 'RM'),
  region('CI', 'Marche', 'marche', 'IT-57', 'AN'),
  region('CI', 'Toscana', 'toscana', 'IT-52', 'FI'),
  region('CI', 'Umbria', 'umbria', 'IT-55', 'PG'),
  region('SI', 'Abruzzo', 'abruzzo', 'IT-65', 'AQ'),
  region('SI', 'Basilicata', 'basilicata', 'IT-77', 'PZ'),
  region('SI', 'Calabria', 'calabria', 'IT-78', 'CZ'),
  region('SI', 'Campania', 'campania', 'IT-72', 'NA'),
  region('SI', 'Molise', 'molise', 'IT-67', 'CB'),
  region('SI', 'Puglia', 'puglia', 'IT-75', 'BA'),
  region('SI', 'Sardegna', 'sardegna', 'IT-88', 'CA'),
  region('SI', 'Sicilia', 'sicilia', 'IT-82', 'PA'),
];

const GROUP_TITLES: Readonly<Record<RegionGroup, string>> = {
  NI: 'Nord Italia',
  CI: 'Centro Italia',
  SI: 'Sud Italia',
};

/** A group of the region selector. */
export interface RegionGroupChoice {
  readonly group: RegionGroup;
  readonly title: string;
  readonly regions: readonly Region[];
}

const byName = new Intl.Collator('it-IT');

/** Regions as the selector lists them: NI, CI, SI, by name within each; a group without regions is left out (CONST-08, PAGE-15). */
export const groupedRegions = (regions: readonly Region[]): readonly RegionGroupChoice[] =>
  REGION_GROUPS.map((group) => ({
    group,
    title: GROUP_TITLES[group],
    regions: regions
      .filter((each) => each.group === group)
      .sort((left, right) => byName.compare(left.name, right.name)),
  })).filter(({ regions: ofGroup }) => ofGroup.length > 0);
