import type { Grants, Mandate } from '#core/access/can-act-for.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { CompanyRepository, ConventionRepository, SianQualification } from '#core/session/ports.ts';
import type { Company, Convention, User } from '#core/session/user.ts';
import type { Database } from './database.ts';

/** A mandate counts as closed from the day after its last one. */
const CLOSED = '(mandate.until is not null and mandate.until < $2::date)';

/** The companies that a fiscal code holds. */
export class PostgresCompanyRepository implements CompanyRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  companiesOf({ fiscalCode }: User): Promise<readonly Company[]> {
    return this.#db.query<Company>(
      `select cuaa, registered_name as "registeredName", mandate_closed as "mandateClosed"
       from company join company_holder using (cuaa) where fiscal_code = $1 order by registered_name, cuaa`,
      [fiscalCode],
    );
  }
}

/** The offices that a fiscal code operates. */
export class PostgresConventionRepository implements ConventionRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async conventionOf({ fiscalCode, name, givenName, familyName }: User): Promise<Convention | undefined> {
    const offices = await this.#db.query<{ id: string; description: string }>(
      'select id, description from office join office_operator on office_id = id where fiscal_code = $1 order by id',
      [fiscalCode],
    );
    const [first] = offices;
    if (first === undefined) return undefined;
    return { operatorName: name === '' ? `${givenName} ${familyName}`.trim() : name, description: first.description, officeIds: offices.map(({ id }) => id) };
  }
}

/** What the service knows of a person before it lets anything be read (D-05). */
export interface GrantsRepository {
  /** Companies, offices, and the mandates of the company asked for. */
  grantsOf(fiscalCode: string, cuaa?: string): Promise<Grants>;
  /** The office that manages a company's mandate; undefined when there is none. */
  mandateHolderOf(cuaa: string): Promise<MandateHolder | undefined>;
}
export const GrantsRepository = portKey<GrantsRepository>('GrantsRepository');

/** The office to which a company has given its mandate (`/private/support/mandate-holder`). */
export interface MandateHolder {
  readonly officeId: string;
  readonly name: string;
  readonly mail: string;
  readonly phone?: string;
}

/** Grants over people, offices and mandates. */
export class PostgresGrantsRepository implements GrantsRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async grantsOf(fiscalCode: string, cuaa?: string): Promise<Grants> {
    const [held, offices, mandates] = await Promise.all([
      this.#db.query<{ cuaa: string }>('select cuaa from company_holder where fiscal_code = $1 order by cuaa', [fiscalCode]),
      this.#db.query<{ office_id: string }>('select office_id from office_operator where fiscal_code = $1 order by office_id', [fiscalCode]),
      cuaa === undefined ? [] : this.#mandatesOf(cuaa),
    ]);
    return { heldCuaas: held.map((row) => row.cuaa), officeIds: offices.map((row) => row.office_id), mandates };
  }

  async mandateHolderOf(cuaa: string): Promise<MandateHolder | undefined> {
    const [row] = await this.#db.query<{ id: string; name: string; mail: string; phone: string | null }>(
      'select id, name, mail, phone from office join mandate on office_id = id where cuaa = $1 order by (until is not null), since desc limit 1',
      [cuaa],
    );
    return row === undefined ? undefined : { officeId: row.id, name: row.name, mail: row.mail, ...(row.phone === null ? {} : { phone: row.phone }) };
  }

  #mandatesOf(cuaa: string): Promise<readonly Mandate[]> {
    return this.#db.query<Mandate>(
      `select company.cuaa, office_id as "officeId", (company.mandate_closed or ${CLOSED}) as closed
       from mandate join company using (cuaa) where company.cuaa = $1`,
      [cuaa, dayInRome(this.#clock.now())],
    );
  }
}

/** The demonstration's national system: its links are the services that live there, and whoever has a company or an office is qualified. */
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
