import type { IsoDate } from '#core/kernel/iso-date.ts';

/** The days of a mandate, as they are counted in Italy (D-16). */
export interface MandateTerm {
  /** First day in force. */
  readonly since: IsoDate;
  /** Last day in force; undefined while no end is set. */
  readonly until: IsoDate | undefined;
}

/** A company's mandate to an office of an assistance centre. */
export interface Mandate extends MandateTerm {
  readonly cuaa: string;
  readonly officeId: string;
}

/** What is known of the mandates of one or of several companies, and the day on which it is asked. */
export interface MandateRecords {
  readonly mandates: readonly Mandate[];
  /** Companies whose mandates the agency has closed, whatever their days say. */
  readonly closedCuaas: readonly string[];
  /** The day in Italy. */
  readonly today: IsoDate;
}

/** Whether a day lies between the first and the last day of a mandate, both included (ROUTE-20, D-05). */
export const isInForce = ({ since, until }: MandateTerm, day: IsoDate): boolean =>
  since <= day && (until === undefined || day <= until);

/** The offices that act for a company today: those with a mandate in force, none once the agency has closed it (ROUTE-20, D-05). */
export const actingOfficesOf = (cuaa: string, { mandates, closedCuaas, today }: MandateRecords): readonly string[] =>
  closedCuaas.includes(cuaa)
    ? []
    : mandates.filter((mandate) => mandate.cuaa === cuaa && isInForce(mandate, today)).map(({ officeId }) => officeId);

/**
 * Whether the mandate of a company is closed (ROUTE-18, D-06): the agency has closed it, or one has ended and none is
 * in force. A company that never gave a mandate, or whose first one is still to begin, has none that is closed.
 */
export const isMandateClosed = (cuaa: string, records: MandateRecords): boolean => {
  const { mandates, closedCuaas, today } = records;
  if (closedCuaas.includes(cuaa)) return true;
  const hasEnded = mandates.some(
    (mandate) => mandate.cuaa === cuaa && mandate.until !== undefined && mandate.until < today,
  );
  return hasEnded && actingOfficesOf(cuaa, records).length === 0;
};
