import { Clock, Timer } from '#core/kernel/clock.ts';
import { defineUseCase, portKey } from '#core/kernel/port-key.ts';
import { BrowserData } from './browser-data.ts';
import { forget, foundNobody, type NobodyFound } from './found-nobody.ts';
import { checkIdentity } from './identity-check.ts';
import { SESSION_LIMIT_MS } from './inactivity-cell.ts';
import type { LetIn } from './let-in.ts';
import { Farewell, IdentityProvider, SharedDeadline } from './ports.ts';
import { RememberedChoices } from './remembered-choices.ts';
import { SessionCell } from './state.ts';

/** Fetches what lets somebody in: a visitor has no use for it. Rejects where it does not come; it may be asked again. */
export type FetchLetIn = () => Promise<LetIn>;
export const FetchLetIn = portKey<FetchLetIn>('FetchLetIn');

/**
 * Finds out who is here and lets the person in as far as can be decided without asking (SES-02 to SES-12, SES-26). Rejects where
 * somebody is here and what lets them in cannot be fetched: then the session has not begun.
 */
export type StartSession = () => Promise<void>;

/** Builds `StartSession`. */
export const makeStartSession =
  (
    cell: SessionCell,
    fetchLetIn: FetchLetIn,
    provider: IdentityProvider,
    choices: RememberedChoices,
    timer: Timer,
    farewell: Farewell,
    deadline: SharedDeadline,
    clock: Clock,
  ): StartSession =>
  async () => {
    const beVisitor = (found: NobodyFound): void => {
      const { state, commands } = foundNobody(cell.read(), found);
      cell.replace(state);
      for (const command of commands) forget(command, provider, choices, deadline);
    };
    const found = await checkIdentity(provider, timer);
    switch (found.kind) {
      case 'signedIn': {
        const letIn = await fetchLetIn();
        farewell.take();
        return letIn(found.claims);
      }
      case 'anonymous':
        // A log-out removes the last activity: where there is a late one, the provider has forgotten somebody at work.
        return beVisitor({
          hasLeft: farewell.take(),
          isCutOff: clock.now() - (deadline.lastActivity() ?? -Infinity) < SESSION_LIMIT_MS,
        });
      case 'unreachable':
        return beVisitor({ providerSilent: true });
    }
  };
export const StartSession = defineUseCase(
  'StartSession',
  [SessionCell, FetchLetIn, IdentityProvider, RememberedChoices, Timer, Farewell, SharedDeadline, Clock],
  makeStartSession,
);

/** Why the page was not left for the login page: the provider could not be had, or the browser would forget on the way who asked. */
export type SignInFailure = 'session.provider-silent' | 'session.data-blocked';

/**
 * Leaves for the provider's login page and comes back to an address of the portal; a new sign-in starts afresh (D-21). Answers
 * only where the page was not left.
 */
export type SignIn = (returnTo: string) => Promise<SignInFailure>;

/** Builds `SignIn`. */
export const makeSignIn =
  (provider: IdentityProvider, choices: RememberedChoices, deadline: SharedDeadline, data: BrowserData): SignIn =>
  async (returnTo) => {
    if (!data.keeps()) return 'session.data-blocked';
    choices.clear('sessionOver');
    deadline.keep(undefined);
    await provider.login(returnTo);
    return 'session.provider-silent';
  };
export const SignIn = defineUseCase(
  'SignIn',
  [IdentityProvider, RememberedChoices, SharedDeadline, BrowserData],
  makeSignIn,
);
