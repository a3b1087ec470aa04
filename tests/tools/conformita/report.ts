import type { ReadPage } from './page.ts';
import { RULES, type Around, type SiteRule } from './rules.ts';

/** What a rule found over all pages. */
export interface RuleReport {
  readonly rule: SiteRule;
  /** How many pages it was about. */
  readonly count: number;
  readonly faults: readonly { readonly path: string; readonly reason: string }[];
}

/** Faults of one rule that are written out. */
const MOST_SHOWN = 5;

/** Asks every rule about every page. */
export const judge = async (
  pages: readonly ReadPage[],
  around: Around,
  rules: readonly SiteRule[] = RULES,
): Promise<readonly RuleReport[]> =>
  Promise.all(
    rules.map(async (rule) => {
      const own = pages.filter((page) => rule.about(page, around));
      const faults = await Promise.all(
        own.map(async (page) => (await rule.check(page, around)).map((reason) => ({ path: page.path, reason }))),
      );
      return { rule, count: own.length, faults: faults.flat() };
    }),
  );

/** A rule that looked at nothing proves nothing. */
export const isGreen = ({ count, faults }: RuleReport): boolean => count > 0 && faults.length === 0;

/** The report, in Italian. */
export const reportText = (reports: readonly RuleReport[]): string => {
  const lines = reports.flatMap((report) => {
    const { rule, count, faults } = report;
    const state = isGreen(report) ? 'sì' : 'NO';
    const more = faults.length - MOST_SHOWN;
    return [
      `${state.padEnd(3)} ${rule.code.padEnd(9)} ${rule.title} (${count === 1 ? '1 pagina' : `${count} pagine`})`,
      ...(count === 0 ? ['       nessuna pagina da controllare'] : []),
      ...faults.slice(0, MOST_SHOWN).map(({ path, reason }) => `       ${path}: ${reason}`),
      ...(more > 0 ? [`       e altri ${more} casi`] : []),
    ];
  });
  const good = reports.filter(isGreen).length;
  return ['Conformità del portale', '', ...lines, '', `${good} regole rispettate su ${reports.length}.`].join('\n');
};
