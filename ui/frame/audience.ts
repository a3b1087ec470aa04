import { visitorOf } from '#core/access/decide-access.ts';
import type { MenuAudience } from '#core/navigation/menus.ts';
import type { SessionState } from '#core/session/state.ts';

/** For whom menus and footer are drawn; undefined while it is not known yet who is here, and in which role. */
export const audienceOf = (session: SessionState): MenuAudience | undefined => {
  const visitor = visitorOf(session);
  if (visitor === 'unknown') return undefined;
  return visitor === 'anonymous' ? 'public' : visitor;
};
