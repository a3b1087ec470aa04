import type { Database } from '#adapters/storage/postgres/index.ts';
import { PostgresSianQualification } from '#adapters/storage/postgres/session-repositories.ts';
import type { SianRecords } from './routes/session.ts';

/** What the national system knows of people, as the database has it. */
export const storedSian = (db: Database): SianRecords => {
  const known = new PostgresSianQualification(db);
  return {
    idLinks: (user, isCaa) => known.for(user.fiscalCode).idLinks(isCaa),
    isQualified: (user) => known.for(user.fiscalCode).isQualified(),
  };
};
