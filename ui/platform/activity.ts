import type { ActivitySource } from '#core/session/ports.ts';

const SIGNS_OF_LIFE = ['mousemove', 'keydown', 'touchstart', 'scroll', 'pointerdown'] as const;

/** What the person does in this window (D-12). How often it counts is the core's rule. */
export const windowActivity: ActivitySource = {
  listen: (listener) => {
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, listener, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, listener, { capture: true });
    };
  },
};
