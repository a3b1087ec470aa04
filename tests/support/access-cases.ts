import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { decideAccess } from '#core/access/decide-access.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import { matchRoute, pathTo, routeTable, type Route, type RouteTable } from '#core/navigation/routes.ts';
import { anonymousSession, NO_SIAN_ANSWER, type SessionState } from '#core/session/state.ts';
import { NOT_FOUND_HEAD } from '#ui/ssr/heads.ts';
import { fileByRoute } from '#ui/pages/page-file.ts';
import { aCompany, aUser } from './arbitraries/session.ts';
import {
  headingsSeen,
  load,
  pathOf,
  signIn,
  watchHeadings,
  type Entrance,
  type SeenHeading,
  type Visitors,
} from './portal-actions.ts';
import type { Portal } from './portal.ts';
import type { Visitor } from './visitor.ts';

/** The names under which the demonstration runs. */
export const TABLE = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: '',
});

/** Somebody who asks for pages: how to come in, and the session that the policy is asked about. */
export interface AccessCase {
  readonly title: string;
  readonly entrance: Entrance | undefined;
  readonly session: SessionState;
}

const known = { version: 1, user: aUser(), sian: NO_SIAN_ANSWER };
const farmer = (mandateClosed = false): SessionState => ({
  kind: 'farmer',
  ...known,
  companies: [{ ...aCompany('01234560017'), mandateClosed }],
  selectedCuaa: '01234560017',
  mainCuaa: undefined,
  chosenElsewhere: undefined,
});
const caa: SessionState = { kind: 'caa', ...known, convention: undefined };

/** Every kind of person that the policy tells apart, and those that it must not tell apart (ROUTE-22). */
export const ACCESS_CASES: readonly AccessCase[] = [
  { title: 'un visitatore', entrance: undefined, session: anonymousSession() },
  { title: 'Anna, AGRI', entrance: { name: 'Anna Bianchi' }, session: farmer() },
  { title: 'Giulia, AGRI-IST', entrance: { name: 'Giulia Ferri', company: 'Valle Verde' }, session: farmer() },
  {
    title: 'Niccolò, AGRI-CAA come agricoltore',
    entrance: { name: 'Niccolò De Luca', role: 'Agricoltore', company: 'Limoneto' },
    session: farmer(),
  },
  { title: 'Niccolò, AGRI-CAA come CAA', entrance: { name: 'Niccolò De Luca', role: 'CAA' }, session: caa },
  { title: 'Paola, CAA', entrance: { name: 'Paola Verdi' }, session: caa },
  { title: 'Carla, mandato chiuso', entrance: { name: 'Carla Neri' }, session: farmer(true) },
];

/** An address of a route; its parameters have a value that no content has, which the policy does not look at. */
export const addressOf = ({ pattern }: Route): string => pattern.replaceAll(/:\w+|\*/g, 'indirizzo-di-prova');

/** Every route of the table. One without a page of its own yet is decided about all the same: who may ask finds the not-found page there. */
export const everyRoute = (): readonly Route[] => TABLE.routes;

/** The routes that answer with a page of their own, or with another one's address. */
export const routesWithPage = (): readonly Route[] => {
  const ids = Object.keys(
    fileByRoute(readdirSync('ui/pages', { recursive: true, encoding: 'utf8' })),
  ) as readonly RouteId[];
  return TABLE.routes.filter(
    ({ id, redirectTo }) => ids.includes(id) || (redirectTo !== undefined && ids.includes(redirectTo)),
  );
};

/** Where the policy says that somebody ends who asks for a path. */
export const endOf = (path: string, session: SessionState, flags: FeatureFlags, table: RouteTable = TABLE): string => {
  const decision = decideAccess(matchRoute(table, path)?.route, session, flags);
  return decision.kind === 'redirect' ? endOf(pathTo(table, decision.to), session, flags, table) : path;
};

/** One question of the matrix and what the browser made of it. */
export interface AccessFinding {
  readonly accessCase: string;
  readonly path: string;
  readonly expected: string;
  readonly ended: string;
  /** Main headings that stood in the page on the way and belong to another address: a flash of a page that was not to be seen. */
  readonly flashes: readonly SeenHeading[];
}

/** Whether what happened is what the policy says, with one page shown on the way and no other. */
export const isAsDecided = ({ expected, ended, flashes }: AccessFinding): boolean =>
  expected === ended && flashes.length === 0;

/** Somebody in a browser, signed in where there is somebody to sign in, up to the desk that greets them by name. */
export const comeIn = async (visitors: Visitors, portal: Portal, { entrance }: AccessCase): Promise<Visitor> => {
  const visitor = await visitors.newVisitor();
  const { page } = visitor;
  if (entrance !== undefined) {
    await signIn(page, portal, entrance);
    await page.getByRole('heading', { level: 1, name: `Ciao ${entrance.name.split(' ')[0]}!` }).waitFor();
  }
  await watchHeadings(page);
  return visitor;
};

/** Asks for a route as a bookmark does, and waits until a page stands. */
export const ask = async (
  page: Page,
  portal: Portal,
  { title, session }: AccessCase,
  route: Route,
  flags: FeatureFlags,
): Promise<AccessFinding> => {
  const path = addressOf(route);
  const expected = endOf(path, session, flags);
  await load(page, portal, path);
  await page.locator('main h1').first().waitFor();
  await page.locator('main [aria-busy="true"] .pt-spinner').waitFor({ state: 'detached' });
  const ended = pathOf(page, portal);
  const seen = await headingsSeen(page);
  // Where no page exists yet the service, which does not know who asks, draws the not-found page: that gives nothing away.
  const hasPage = routesWithPage().includes(route);
  const flashes = seen.filter(
    ({ at, heading }) => !at.endsWith(ended) && (hasPage || heading !== NOT_FOUND_HEAD.title),
  );
  return { accessCase: title, path, expected, ended, flashes };
};

/** Audiences that tell signed-in people apart. */
const OF_SOME: readonly Route['audience'][] = ['caaOnly', 'farmerOnly', 'farmerWithOpenMandate'];

/**
 * Routes such that one of each kind of session meets each audience, and each kind of redirect, once, and everybody else what tells
 * signed-in people apart: the policy looks at nothing else of a route, nor of a person. Users meet different routes of an audience, as
 * far as it has that number; the core asks about every one.
 */
export const coveringSample = (): readonly (readonly [AccessCase, readonly Route[]])[] => {
  const kindOf = ({ audience, redirectTo }: Route): string => `${audience} ${redirectTo === undefined}`;
  const routes = routesWithPage();
  const kinds = [...new Set(routes.map(kindOf))].map((kind) => routes.filter((route) => kindOf(route) === kind));
  return ACCESS_CASES.map((accessCase, at) => {
    const isFirst = ACCESS_CASES.findIndex(({ session }) => session.kind === accessCase.session.kind) === at;
    const met = kinds.filter(([first]) => isFirst || (first !== undefined && OF_SOME.includes(first.audience)));
    return [accessCase, met.flatMap((own) => own[at % own.length] ?? [])] as const;
  });
};
