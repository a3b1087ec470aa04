import type { SianRecords } from '#core/session/ports.ts';
import type { Database } from '../connection/database.ts';
import { PostgresSianQualification } from './session-repositories.ts';

/** What the national system knows of people, as the database has it. */
export const storedSian = (db: Database): SianRecords => {
  const known = new PostgresSianQualification(db);
  return {
    idLinks: (user, isCaa) => known.for(user.fiscalCode).idLinks(isCaa),
    isQualified: (user) => known.for(user.fiscalCode).isQualified(),
  };
};
