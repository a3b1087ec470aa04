import process from 'node:process';
import type { Locator, Page } from 'playwright-core';
import { CAST } from './cast.ts';

/**
 * The provider through which people of the browser scenarios come in. It is the embedded one, unless the environment
 * names a real Keycloak: then the very same scenarios run against that one (SSO-04).
 */
export interface SignOnUnderTest {
  readonly isReal: boolean;
  /** A portal's settings for it; the embedded one needs nothing. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The port at which the provider knows the portal; undefined where any will do. */
  readonly portalPort: number | undefined;
  /** Pattern of all its addresses, to be cut off or answered in its place. */
  readonly addresses: string;
  /** What stands in its login page, and in no other. */
  loginPage(page: Page): Locator;
  /** Goes through its login page as a person of the cast, by full name. */
  enter(page: Page, name: string): Promise<void>;
}

const embedded: SignOnUnderTest = {
  isReal: false,
  settings: {},
  portalPort: undefined,
  addresses: '**/auth/**',
  loginPage: (page) => page.getByRole('heading', { name: 'Utenti di prova' }),
  enter: (page, name) => page.getByRole('button', { name: new RegExp(name) }).click(),
};

/** The frame in which keycloak-js asks who is here, there while the provider is silent. */
export const ASKING_FRAME = 'iframe[title="keycloak-silent-check-sso"]';

/** The one password of the people in the shipped realm file. */
const PASSWORD = 'prova';

const usernameOf = (name: string): string => {
  const found = CAST.find(({ given_name, family_name }) => `${given_name} ${family_name}` === name);
  if (found === undefined) throw new Error(`the realm file has nobody called ${name}`);
  return found.username;
};

const realKeycloak = (url: string, realm: string, clientId: string, portalOrigin: string): SignOnUnderTest => ({
  isReal: true,
  settings: { signOn: { url, realm, clientId } },
  portalPort: Number(new URL(portalOrigin).port),
  addresses: `${url}/**`,
  loginPage: (page) => page.locator('#kc-form-login'),
  enter: async (page, name) => {
    await page.locator('#username').fill(usernameOf(name));
    await page.locator('#password').fill(PASSWORD);
    await page.locator('#kc-login').click();
  },
});

const {
  KEYCLOAK_URL: url,
  KEYCLOAK_REALM: realm,
  KEYCLOAK_CLIENT: client,
  KEYCLOAK_PORTAL_ORIGIN: portalOrigin,
} = process.env;

/** The provider of this run. */
export const signOnUnderTest: SignOnUnderTest =
  url === undefined || realm === undefined || client === undefined || portalOrigin === undefined
    ? embedded
    : realKeycloak(url, realm, client, portalOrigin);
