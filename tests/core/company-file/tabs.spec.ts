import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_FILE_TABS } from '#core/company-file/company-file.ts';
import { alertsSentence, companyFileTabs, tabFromSlug, tabToSlug } from '#core/company-file/tabs.ts';
import { anAlerts } from '#tests/support/mothers/company-file.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('companyFileTabs', () => {
  it('[PAGE-05] should list the four tabs in their order', () => {
    expect(companyFileTabs(undefined).map(({ title }) => title)).toEqual([
      'Dati anagrafici e di contatto',
      'Coordinate bancarie',
      'Contratti e documenti',
      'Scheda di validazione',
    ]);
  });

  it('[PAGE-06] [FILE-13] should mark exactly the tabs whose flag is set', () => {
    fc.assert(
      fc.property(fc.subarray([...COMPANY_FILE_TABS]), (flagged) => {
        const marked = companyFileTabs(anAlerts(...flagged)).filter(({ inAlert }) => inAlert);
        expect(marked.map(({ id }) => id)).toEqual(flagged);
      }),
      RUNS,
    );
  });

  it('[PAGE-06] should mark none before the alerts have arrived', () => {
    expect(companyFileTabs(undefined).some(({ inAlert }) => inAlert)).toBe(false);
  });
});

describe('alertsSentence', () => {
  it('[PAGE-06] should count the flags that are set', () => {
    const flags = { 'personal-data': false, 'bank-accounts': false, contracts: false, 'validation-sheet': false };
    expect(alertsSentence({ tabs: flags })).toBe('nessun avviso');
    expect(alertsSentence({ tabs: { ...flags, contracts: true } })).toBe('1 avviso');
    expect(alertsSentence({ tabs: { ...flags, contracts: true, 'personal-data': true } })).toBe('2 avvisi');
  });
});

describe('tabFromSlug', () => {
  it('should give back the tab that made the slug', () => {
    expect(COMPANY_FILE_TABS.map((tab) => tabFromSlug(tabToSlug(tab)))).toEqual(COMPANY_FILE_TABS);
    expect(tabFromSlug('coordinate-bancarie')).toBe('bank-accounts');
  });

  it('should open the first tab for any other text', () => {
    const slugs = new Set(COMPANY_FILE_TABS.map(tabToSlug));
    fc.assert(
      fc.property(
        anyText().filter((text) => !slugs.has(text)),
        (text) => {
          expect(tabFromSlug(text)).toBe('personal-data');
        },
      ),
      RUNS,
    );
    expect(tabFromSlug(undefined)).toBe('personal-data');
  });
});
