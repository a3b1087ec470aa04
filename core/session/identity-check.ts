import type { Timer } from '#core/kernel/clock.ts';
import type { IdentityCheck, IdentityProvider } from './ports.ts';

/** How long the provider is waited for (SES-26, D-17). */
export const SIGN_ON_LIMIT_MS = 10_000;

/** Checks who is here; a provider that fails or stays silent for ten seconds counts as unreachable (SES-26). */
export const checkIdentity = (provider: IdentityProvider, timer: Timer): Promise<IdentityCheck> =>
  new Promise((resolve) => {
    const cancel = timer.after(SIGN_ON_LIMIT_MS, () => resolve({ kind: 'unreachable' }));
    const settle = (answer: IdentityCheck): void => {
      cancel();
      resolve(answer);
    };
    void askProvider(provider).then(settle);
  });

const askProvider = async (provider: IdentityProvider): Promise<IdentityCheck> => {
  try {
    return await provider.check();
  } catch {
    return { kind: 'unreachable' };
  }
};
