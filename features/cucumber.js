// One profile per assembly: the same Italian text runs against the bare core, over HTTP, and in a browser.
const shared = {
  paths: ['features/**/*.feature'],
  import: ['features/support/*.ts', 'features/steps/*.steps.ts'],
  format: ['./features/outcome-formatter.ts'],
  strict: true,
};

/** In a browser the same sentences are walked: their steps press, type and read instead of asking the rules. */
const walked = { ...shared, import: ['features/support/*.ts', 'features/walks/*.steps.ts'] };

/** Walks that only the report takes: all of them are too long for every change. */
const reportOnly = '@rapporto';
const browserOnly = '@browser';
const alsoWalked = '@percorso';
const httpOnly = '@solo-http';

export default { ...shared, worldParameters: { assembly: 'headless' }, tags: `not ${browserOnly} and not ${httpOnly}` };
export const http = {
  ...shared,
  worldParameters: { assembly: 'http' },
  tags: `not ${browserOnly} and not @solo-regole`,
};
export const browser = {
  ...walked,
  worldParameters: { assembly: 'browser' },
  tags: `${browserOnly} and not ${reportOnly}`,
};
export const rapporto = {
  ...walked,
  worldParameters: { assembly: 'browser' },
  tags: `${browserOnly} or ${alsoWalked}`,
};
