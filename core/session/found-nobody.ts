import type { ForgetCommand } from './events.ts';
import type { IdentityProvider, SharedDeadline } from './ports.ts';
import type { RememberedChoices } from './remembered-choices.ts';
import type { SessionState } from './state.ts';

/** What else is known where the sign-on check found nobody. */
export interface NobodyFound {
  /** The provider did not answer (D-17). */
  readonly providerSilent?: boolean;
  /** Somebody has just logged out in this tab. */
  readonly hasLeft?: boolean;
  /** Somebody was at work here until the provider forgot them. */
  readonly isCutOff?: boolean;
}

/**
 * What becomes of a session whose check found nobody. Only a clear answer shows that the former login is gone; a new
 * sign-in starts afresh (D-21). A late answer changes nothing (SES-26).
 */
export const foundNobody = (
  state: SessionState,
  { providerSilent = false, hasLeft = false, isCutOff = false }: NobodyFound,
): { readonly state: SessionState; readonly commands: readonly ForgetCommand[] } =>
  state.kind === 'notInitialised'
    ? {
        state: {
          kind: 'anonymous',
          version: state.version + 1,
          providerSilent,
          hasLeft,
          ...(isCutOff && !hasLeft ? { isCutOff } : {}),
        },
        // What the provider might still say is forgotten beforehand (SES-26).
        commands: providerSilent
          ? [{ type: 'forgetTokens' }]
          : [{ type: 'forgetSessionOver' }, { type: 'forgetActivity' }],
      }
    : { state, commands: [] };

/** Forgets what a command names. */
export const forget = (
  { type }: ForgetCommand,
  provider: IdentityProvider,
  choices: RememberedChoices,
  deadline: SharedDeadline,
): void => {
  switch (type) {
    case 'forgetTokens':
      return provider.forgetTokens();
    case 'forgetSessionOver':
      return choices.clear('sessionOver');
    case 'forgetActivity':
      return deadline.keep(undefined);
  }
};
