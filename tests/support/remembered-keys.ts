import type { RememberedKey } from '#core/session/remembered-choices.ts';

const EVERY: Readonly<Record<RememberedKey, true>> = {
  mainCuaa: true,
  selectedCuaa: true,
  isCaa: true,
  loggedInModalShown: true,
  cuaaModalShown: true,
  sessionOver: true,
  kpiData: true,
  kpiItemDataSelected: true,
  kpiDetailsData: true,
  introduction: true,
};

/** The keys under which the portal remembers something: all of them and no other, or this would not compile. */
export const REMEMBERED_KEYS = Object.keys(EVERY) as readonly RememberedKey[];
