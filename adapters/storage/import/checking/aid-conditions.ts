import { conditionFaults, writtenTwice } from '#core/aids/condition-faults.ts';
import { matchRoute, type RouteTable } from '#core/navigation/routes.ts';
import { pathOfAid } from '../convert/page-paths.ts';
import { optionsOf } from '../convert/rows.ts';
import type { ContentRecord } from '../schemas/index.ts';

/** What is wrong with an aid, and where in it. */
interface AidProblem {
  /** Which of the aids. */
  readonly at: number;
  readonly path: readonly string[];
  readonly reason: string;
}

const LISTS = ['grows', 'raises', 'needs'] as const;

/** What contradicts itself in the conditions of one aid, and an address that is a page of the portal already (AIDS-03, D-58). */
const ownProblems = (
  { conditions, ...aid }: ContentRecord<'aids'>,
  table: RouteTable,
): readonly Omit<AidProblem, 'at'>[] => {
  const route = matchRoute(table, `/${pathOfAid(aid)}`)?.route;
  const { grows, raises, needs: _needs, ...rest } = conditions ?? {};
  return [
    ...(route === undefined || route.kind === 'content'
      ? []
      : [{ path: ['friendlyUrl'], reason: `a «${route.pattern}» c’è già una pagina del portale` }]),
    ...conditionFaults({
      ...rest,
      regions: undefined,
      needs: undefined,
      grows: optionsOf(grows),
      raises: optionsOf(raises),
    }).map((reason) => ({ path: ['conditions'], reason })),
  ];
};

/** What is wrong with the aids of a batch, each by itself and all together: a word that is written in two ways loses readers (AIDS-03). */
export const aidProblems = (aids: readonly ContentRecord<'aids'>[], table: RouteTable): readonly AidProblem[] => [
  ...aids.flatMap((aid, at) => ownProblems(aid, table).map((problem) => ({ at, ...problem }))),
  ...LISTS.flatMap((list) =>
    writtenTwice(aids.flatMap(({ conditions }) => conditions?.[list] ?? [])).map(([one, other]) => ({
      at: aids.findIndex(({ conditions }) => conditions?.[list]?.includes(other) === true),
      path: ['conditions', list],
      reason: `«${other}» è scritto «${one}» in un altro aiuto: chi sceglie l’uno perderebbe l’altro`,
    })),
  ),
];
