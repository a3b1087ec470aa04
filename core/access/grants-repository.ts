import { portKey } from '#core/kernel/port-key.ts';
import type { Grants } from './can-act-for.ts';

/** What the service knows of a person before it lets anything be read (D-05). */
export interface GrantsRepository {
  /** Companies, offices, and the mandates of the company asked for. */
  grantsOf(fiscalCode: string, cuaa?: string): Promise<Grants>;
  /** The company behind the address of a producer, asked before anything of it is read; undefined when there is none. */
  companyAt(friendlyUrl: string): Promise<string | undefined>;
  /** The office with a company's mandate in force, the latest when there are several; undefined when there is none. */
  mandateHolderOf(cuaa: string): Promise<MandateHolder | undefined>;
}
export const GrantsRepository = portKey<GrantsRepository>('GrantsRepository');

/** The office to which a company has given its mandate (`/private/support/mandate-holder`). */
export interface MandateHolder {
  readonly officeId: string;
  readonly name: string;
  readonly mail: string;
  readonly phone?: string | undefined;
}
