import { portKey } from '#core/kernel/port-key.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Role } from '#core/session/user.ts';
import type { DeskAid } from './desk-aid.ts';

/** A service that is used much from a desk. */
export interface DeskService {
  readonly id: string;
  readonly friendlyUrl: string;
  readonly title: string;
  readonly description: string;
  /** Name of the link, where the title alone would not say where it leads. */
  readonly linkLabel: string;
  /** Name of an icon of the sprite. */
  readonly icon?: string;
}

/** What the editors put on the desks (API-15). */
export interface DeskRepository {
  /** The services used most in a role, by title. */
  services(role: Role): Promise<readonly DeskService[]>;
  /** The aids of the farmer's desk. */
  aids(): Promise<readonly DeskAid[]>;
  /** The headline figures of the operator's desk; none while their flag is off. */
  figures(): Promise<readonly Kpi[]>;
}
export const DeskRepository = portKey<DeskRepository>('DeskRepository');
