import { type AlertPerson, type PersonalChoices, type PersonalKind, TERM_DAYS } from '#core/alerts/personal-alerts.ts';
import { choicesThatHold } from '#core/alerts/personal-news.ts';
import { DIGEST_HOUR } from '#core/alerts/frequency.ts';
import type { Grants } from '#core/access/can-act-for.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable, SqlValue } from '../connection/database.ts';
import { grantsOver } from '../reserved/mandate-records.ts';
import type { AlertVault } from './alert-vault.ts';

/** The person behind a row, the mail address, and the days before a term; rows of version 0.1 have none of these days, and mean all. */
export interface SealedPerson extends AlertPerson {
  readonly mail: string;
  readonly termDays?: readonly number[];
}

/** A person's row, opened. */
export interface PersonalRow {
  readonly id: string;
  readonly person: SealedPerson;
  readonly choices: PersonalChoices;
  /** When the confirmation was sent (milliseconds since 1970). */
  readonly sentAt: number;
  readonly confirmedOn: IsoDate | undefined;
  readonly lookedOn: IsoDate | undefined;
}

interface StoredRow {
  readonly id: string;
  readonly sealed: string;
  readonly sentAt: number;
  readonly confirmedOn: IsoDate | null;
  readonly lookedOn: IsoDate | null;
  readonly hour: number | null;
  readonly chosen: readonly { readonly sealed: string; readonly kinds: readonly PersonalKind[] }[];
}

/** Under which hashes a person's row may stand, the one that is stored first. */
export const personHashes = (vault: AlertVault, { role, fiscalCode }: AlertPerson): readonly [string, ...string[]] =>
  vault.hashes(`person ${role} ${fiscalCode}`);

/** Under which hashes the choices of a company may stand. */
export const companyHashes = (vault: AlertVault, cuaa: string): readonly [string, ...string[]] =>
  vault.hashes(`company ${cuaa}`);

/** Reads people's rows under a condition; those that no known secret opens are left out. */
export const personalRows = async (
  tx: Queryable,
  vault: AlertVault,
  condition: string,
  values: readonly SqlValue[],
): Promise<readonly PersonalRow[]> => {
  const rows = await tx.query<StoredRow>(
    `select id, sealed, (extract(epoch from asked_at) * 1000)::bigint as "sentAt", confirmed_on as "confirmedOn", looked_on as "lookedOn", hour,
       coalesce((select jsonb_agg(jsonb_build_object('sealed', choice.sealed, 'kinds', choice.kinds)) from personal_choice as choice where choice.alert = one.id), '[]') as chosen
     from personal_alert as one where ${condition} order by id`,
    values,
  );
  return rows.flatMap(({ id, sealed, sentAt, confirmedOn, lookedOn, hour, chosen }) => {
    const person = vault.open<SealedPerson>(sealed);
    if (person === undefined) return [];
    const lines = chosen.flatMap((one) => {
      const opened = vault.open<{ readonly cuaa?: string }>(one.sealed);
      return opened === undefined ? [] : [{ cuaa: opened.cuaa, kinds: one.kinds }];
    });
    const companies = lines.flatMap(({ cuaa, kinds }) => (cuaa === undefined ? [] : [{ cuaa, kinds }]));
    const kinds = lines.find(({ cuaa }) => cuaa === undefined)?.kinds ?? [];
    return [
      {
        id,
        person,
        choices: { companies, kinds, hour: hour ?? DIGEST_HOUR, termDays: person.termDays ?? TERM_DAYS },
        sentAt,
        confirmedOn: confirmedOn ?? undefined,
        lookedOn: lookedOn ?? undefined,
      },
    ];
  });
};

/** Stores choices in the place of those that are there. */
export const storeChoices = async (
  tx: Queryable,
  vault: AlertVault,
  id: string,
  person: AlertPerson,
  { companies, kinds }: PersonalChoices,
): Promise<void> => {
  await tx.query('delete from personal_choice where alert = $1', [id]);
  const lines = [
    ...companies.map((one) => ({
      hash: companyHashes(vault, one.cuaa)[0],
      sealed: { cuaa: one.cuaa },
      kinds: one.kinds,
    })),
    ...(kinds.length === 0 ? [] : [{ hash: personHashes(vault, person)[0], sealed: {}, kinds }]),
  ];
  for (const { hash, sealed, kinds: chosen } of lines)
    await tx.query('insert into personal_choice (alert, hash, sealed, kinds) values ($1, $2, $3, $4::text[])', [
      id,
      hash,
      vault.seal(sealed),
      chosen,
    ]);
};

/**
 * Ends what has ended with a mandate, or with a company that the person no longer holds; the whole row where nothing is left (PREF-05).
 * Answers what still holds, and the grants that say so; undefined where nothing does.
 */
export const endLost = async (
  tx: Queryable,
  vault: AlertVault,
  { id, person, choices }: PersonalRow,
  cuaas: readonly string[],
  today: IsoDate,
): Promise<{ readonly choices: PersonalChoices; readonly grants: Grants } | undefined> => {
  // Whoever has its link may end it at any moment; what follows writes below the row.
  const there = await tx.query('select from personal_alert where id = $1 for update', [id]);
  if (there.length === 0) return undefined;
  const all = [...new Set([...choices.companies.map(({ cuaa }) => cuaa), ...cuaas])];
  const grants = await grantsOver(tx, person.fiscalCode, all, today);
  const left = choicesThatHold(person, choices, grants);
  if (left.companies.length === 0 && left.kinds.length === 0) {
    await tx.query('delete from personal_alert where id = $1', [id]);
    return undefined;
  }
  if (left.companies.length < choices.companies.length) await storeChoices(tx, vault, id, person, left);
  return { choices: left, grants };
};
