import type { Grants } from '#core/access/can-act-for.ts';
import type { GrantsRepository, MandateHolder } from '#core/access/grants-repository.ts';
import { isMandateClosed } from '#core/access/mandate.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { CompanyRepository, ConventionRepository, SianQualification } from '#core/session/ports.ts';
import type { Company, Convention, User } from '#core/session/user.ts';
import type { Database } from '../connection/database.ts';
import { grantsOver, inForceOn, mandateRecordsOf } from './mandate-records.ts';

/** The companies that a fiscal code holds, each with what the file's own rule says of its mandate (D-06). */
export class PostgresCompanyRepository implements CompanyRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async companiesOf({ fiscalCode }: User): Promise<readonly Company[]> {
    const held = await this.#db.query<Omit<Company, 'mandateClosed'>>(
      `select cuaa, registered_name as "registeredName"
       from company join company_holder using (cuaa) where fiscal_code = $1 order by registered_name, cuaa`,
      [fiscalCode],
    );
    const records = await mandateRecordsOf(
      this.#db,
      held.map(({ cuaa }) => cuaa),
      dayInRome(this.#clock.now()),
    );
    return held.map((company) => ({ ...company, mandateClosed: isMandateClosed(company.cuaa, records) }));
  }
}

/** The offices that a fiscal code operates. */
export class PostgresConventionRepository implements ConventionRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async conventionOf({ fiscalCode, name, givenName, familyName }: User): Promise<Convention | undefined> {
    const offices = await this.#db.query<{
      id: string;
      description: string;
      name: string;
      mail: string;
      phone: string | null;
    }>(
      'select id, description, name, mail, phone from office join office_operator on office_id = id where fiscal_code = $1 order by id',
      [fiscalCode],
    );
    const [first] = offices;
    if (first === undefined) return undefined;
    return {
      operatorName: name === '' ? `${givenName} ${familyName}`.trim() : name,
      description: first.description,
      writesToClients: true,
      officeIds: offices.map(({ id }) => id),
      hasWorkList: true,
      hasAlerts: true,
      offices: offices.map(({ id, name: officeName, mail, phone }) => ({
        id,
        name: officeName,
        mail,
        phone: phone ?? undefined,
      })),
    };
  }
}

/** Grants over people, offices and mandates. */
export class PostgresGrantsRepository implements GrantsRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  grantsOf(fiscalCode: string, cuaa?: string): Promise<Grants> {
    return grantsOver(this.#db, fiscalCode, cuaa === undefined ? [] : [cuaa], dayInRome(this.#clock.now()));
  }

  async companyAt(friendlyUrl: string): Promise<string | undefined> {
    const [row] = await this.#db.query<{ cuaa: string }>('select cuaa from company where friendly_url = $1', [
      friendlyUrl,
    ]);
    return row?.cuaa;
  }

  async mandateHolderOf(cuaa: string): Promise<MandateHolder | undefined> {
    const [row] = await this.#db.query<{ id: string; name: string; mail: string; phone: string | null }>(
      `select id, name, mail, phone from office join mandate on office_id = id join company using (cuaa)
       where cuaa = $1 and ${inForceOn('$2')} order by since desc, id limit 1`,
      [cuaa, dayInRome(this.#clock.now())],
    );
    return row === undefined
      ? undefined
      : { officeId: row.id, name: row.name, mail: row.mail, ...(row.phone === null ? {} : { phone: row.phone }) };
  }
}

/** The demonstration's national system: its links are the services that live there, and everybody with a company or an office is qualified. */
export class PostgresSianQualification {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The port as the person with this fiscal code sees it (SES-17). */
  for(fiscalCode: string): SianQualification {
    return { idLinks: (isCaa) => this.#links(isCaa), isQualified: () => this.#isKnown(fiscalCode) };
  }

  async #links(isCaa: boolean): Promise<readonly string[]> {
    const rows = await this.#db.query<{ slug: string }>(
      `select slug from content where type = 'services' and withdrawn_at is null and payload ->> 'handoverTarget' is not null and facets && $1::text[] order by slug`,
      [[isCaa ? 'audience:caa' : 'audience:agricoltori']],
    );
    return rows.map(({ slug }) => slug);
  }

  async #isKnown(fiscalCode: string): Promise<boolean> {
    const [row] = await this.#db.query<{ known: boolean }>(
      'select exists (select from company_holder where fiscal_code = $1) or exists (select from office_operator where fiscal_code = $1) as known',
      [fiscalCode],
    );
    return row?.known ?? false;
  }
}
