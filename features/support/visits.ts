import { PortalVisit } from './portal-visit.ts';
import type { PortalWorld } from './world.ts';

/** The visit of the scenario; made when it is first needed. */
export const visitOf = (world: PortalWorld): PortalVisit => {
  const visit = world.notedOr<PortalVisit | undefined>('visita', undefined) ?? new PortalVisit(world.clock);
  world.note('visita', visit);
  return visit;
};
