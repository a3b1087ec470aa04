import type { RouteId } from '#core/navigation/addresses.ts';
import { reservedRoutes } from './every-page.ts';
import type { Entrance } from './portal-actions.ts';

const ANNA: Entrance = { name: 'Anna Bianchi' };
const PAOLA: Entrance = { name: 'Paola Verdi' };

/** The reader of a reserved page. */
interface Looker {
  readonly entrance: Entrance;
  /** Where it is, when its address has parameters. */
  readonly path?: string;
  /** Other places of the same page that show other data. */
  readonly more?: readonly string[];
}

const LOOKERS: Readonly<Partial<Record<RouteId, Looker>>> = {
  caaDesk: { entrance: PAOLA },
  producers: { entrance: PAOLA },
  producer: { entrance: PAOLA, path: '/produttori/azienda-7k2m' },
  producerApplication: { entrance: PAOLA, path: '/produttori/azienda-7k2m/domande/D-0009' },
  producerPayment: { entrance: PAOLA, path: '/produttori/azienda-7k2m/pagamenti/P-0001' },
  producerStatement: { entrance: PAOLA, path: '/produttori/azienda-7k2m/estratto/2026' },
  producerDebt: { entrance: PAOLA, path: '/produttori/azienda-7k2m/debiti/R-0012' },
  desk: { entrance: ANNA },
  procedures: { entrance: ANNA },
  application: { entrance: ANNA, path: '/le-tue-pratiche/domande/D-0009' },
  payment: { entrance: ANNA, path: '/le-tue-pratiche/pagamenti/P-0001' },
  debt: { entrance: ANNA, path: '/le-tue-pratiche/debiti/R-0012' },
  statement: { entrance: ANNA, path: '/le-tue-pratiche/estratto/2026' },
  notifications: { entrance: ANNA },
  message: { entrance: ANNA, path: '/notifiche/MSG-00001' },
  yourFile: { entrance: ANNA },
  companyFile: {
    entrance: ANNA,
    more: [
      '/scrivania/fascicolo-aziendale?scheda=coordinate-bancarie',
      '/scrivania/fascicolo-aziendale?scheda=contratti-e-documenti',
      '/scrivania/fascicolo-aziendale?scheda=scheda-di-validazione',
    ],
  },
  fileAccesses: { entrance: ANNA },
  alertPreferences: { entrance: ANNA },
};

/** A reserved page of the route table, its reader, and where. */
export interface ReservedPage {
  readonly pattern: string;
  readonly entrance: Entrance;
  readonly path: string;
}

/** Reserved routes of the table that nobody looks at; there must be none. */
export const reservedWithoutLooker = (): readonly string[] =>
  reservedRoutes()
    .filter(({ id }) => LOOKERS[id] === undefined)
    .map(({ pattern }) => pattern);

/** Every reserved page of the route table, once. */
export const reservedPages = (): readonly ReservedPage[] =>
  reservedRoutes().flatMap(({ id, pattern }) => {
    const looker = LOOKERS[id];
    return looker === undefined ? [] : [{ pattern, entrance: looker.entrance, path: looker.path ?? pattern }];
  });

/** Every reserved page of the route table with all that it can show, by reader. */
export const reservedPaths = (): readonly (readonly [Entrance, readonly string[]])[] =>
  [ANNA, PAOLA].map((who) => [
    who,
    reservedRoutes().flatMap(({ id, pattern }) => {
      const looker = LOOKERS[id];
      return looker?.entrance === who ? [looker.path ?? pattern, ...(looker.more ?? [])] : [];
    }),
  ]);
