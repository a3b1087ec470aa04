import * as z from 'zod/mini';
import { companyFilePartCodecs } from '#adapters/http/contract/company-file.ts';
import { InMemoryCompanyFileRepository, type StoredCompanyFile } from '#tests/support/doubles/company-file.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import {
  COMPANY_FILE_TABS,
  type CompanyFilePart,
  type CompanyFileParts,
  type CompanyFileTab,
} from '#core/company-file/company-file.ts';
import { companyFileTabs } from '#core/company-file/tabs.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { type MessageSubject, wayTo } from '#core/notifications/message-subject.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import { filePartQuery, fileQueries } from '#ui/pages/company-file/file-queries.ts';
import { prefetchAll, cachedValue, cachedError, makeQueryClient } from '#ui/state/queries.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { castCompany, castCompanyFiles } from './cast-companies.ts';
import { demonstrationSettings } from './settings.ts';
import { nextTurn } from './next-turn.ts';
import type { PortalWorld } from './world.ts';

const ANNA = 'BNCNNA80A41H501R';
const SLOT = 'visita al fascicolo';

/** Where a message's subject is read, for a company, without base path. */
export const addressOf = (subject: MessageSubject, cuaa: string): string => {
  const way = wayTo(subject);
  if (way === undefined) throw new Error(`Di «${subject.kind}» non si sa dove si legge`);
  return targetPath({ table: routeTable(demonstrationSettings.names) }, { cuaa }, way.target);
};

/** The tab with an Italian title. */
export const tabTitled = (title: string): CompanyFileTab => {
  const found = companyFileTabs(undefined).find((tab) => tab.title === title);
  if (found === undefined) throw new Error(`Nessuna scheda del fascicolo si chiama «${title}»`);
  return found.id;
};

/** A person in front of a company file: what the service would answer, and what the page then holds. */
export class CompanyFileVisit {
  readonly #world: PortalWorld;
  #file: CompanyFileParts = aCompanyFile.inOrder(ANNA);
  /** The cache of answers of the page itself. */
  readonly #cache = makeQueryClient('server');
  readonly #context = { area: 'farmer' as const, use: <T>(key: PortKey<T>): T => this.#world.use(key) };
  /** The company that is selected. */
  #selected: string | undefined;
  readonly #failing = new Set<CompanyFilePart>();
  readonly #held: (() => void)[] = [];
  #holding = false;
  #requests = 0;

  private constructor(world: PortalWorld) {
    this.#world = world;
  }

  static of(world: PortalWorld): CompanyFileVisit {
    const visit = world.notedOr<CompanyFileVisit | undefined>(SLOT, undefined) ?? new CompanyFileVisit(world);
    world.note(SLOT, visit);
    return visit;
  }

  /** How many requests have left for the service. */
  get requests(): number {
    return this.#requests;
  }

  /** Changes what the service answers for a part, in the words of the wire. */
  answer<Name extends CompanyFilePart>(
    name: Name,
    change: (wire: z.input<(typeof companyFilePartCodecs)[Name]>) => z.input<(typeof companyFilePartCodecs)[Name]>,
  ): void {
    // The types of the parts were checked where they are declared: here one stands for all.
    const part = companyFilePartCodecs[name as 'header'];
    this.#file = {
      ...this.#file,
      [name]: z.decode(part, change(z.encode(part, this.#file[name] as never) as never) as never),
    };
  }

  /** Leaves every field of the file empty. */
  empty(): void {
    this.#file = aCompanyFile.withNothing(ANNA);
  }

  failing(name: CompanyFilePart): void {
    this.#failing.add(name);
  }

  /** From now on answers wait until they are let go. */
  holdAnswers(): void {
    this.#holding = true;
  }

  /** Lets the answers that wait arrive, the last asked for first, and what is asked for from now on at once. */
  async letAnswersArrive(): Promise<void> {
    // Over the network a question takes its time to come to where its answer is held.
    while (this.#held.length < this.#cache.isFetching()) await nextTurn();
    this.#holding = false;
    for (const release of this.#held.splice(0).toReversed()) release();
    while (this.#cache.isFetching() > 0) await nextTurn();
  }

  /** Anna Bianchi opens her own file, as it was prepared. */
  async openOwn(tab: CompanyFileTab): Promise<void> {
    await this.#world.signIn('anna.bianchi');
    await this.#prepare([...castCompanyFiles().filter(({ cuaa }) => cuaa !== ANNA), { cuaa: ANNA, parts: this.#file }]);
    await this.#open(ANNA, tab);
  }

  /** A holder of the cast opens the file of a company of the cast, every tab of it. */
  async openOf(companyName: string): Promise<void> {
    const { cuaa, holder } = castCompany(companyName);
    await this.#world.signIn(holder);
    await this.#prepare(castCompanyFiles());
    await Promise.all(COMPANY_FILE_TABS.map((tab) => this.#open(cuaa, tab)));
  }

  /** Opens the page with no company selected. */
  async openWithoutCompany(): Promise<void> {
    await this.#prepare(castCompanyFiles());
    await this.#open(undefined, 'personal-data');
  }

  /** Opens a tab without waiting for what it asks for. */
  startOpening(companyName: string, tab: CompanyFileTab): void {
    void this.#open(castCompany(companyName).cuaa, tab);
  }

  async prepareCast(holder: string): Promise<void> {
    await this.#world.signIn(holder);
    await this.#prepare(castCompanyFiles());
  }

  /** The company whose file is in front of the person; undefined while none is selected. */
  get selected(): string | undefined {
    return this.#selected;
  }

  /** How many answers of whatever company are in the memory of the page. */
  get answers(): number {
    return this.#cache.getQueryCache().getAll().length;
  }

  /** A part that has to be shown. */
  part<Name extends CompanyFilePart>(name: Name): CompanyFileParts[Name] {
    const part = cachedValue(this.#cache, this.#queryOf(name));
    if (part === undefined) throw new Error(`La parte «${name}» del fascicolo non è mostrata`);
    return part;
  }

  /** A part that may be shown. */
  partOrNone<Name extends CompanyFilePart>(name: Name): CompanyFileParts[Name] | undefined {
    return cachedValue(this.#cache, this.#queryOf(name));
  }

  /** The status with which a part failed; undefined while it has not. */
  failureOf(name: CompanyFilePart): ServiceError | undefined {
    return cachedError(this.#cache, this.#queryOf(name));
  }

  #queryOf<Name extends CompanyFilePart>(name: Name) {
    if (this.#selected === undefined) throw new Error('Nessun fascicolo è aperto');
    return filePartQuery(this.#context, this.#selected, name);
  }

  #open(cuaa: string | undefined, tab: CompanyFileTab): Promise<void> {
    this.#selected = cuaa;
    return prefetchAll(this.#cache, fileQueries(this.#context, cuaa, tab));
  }

  async #prepare(files: readonly StoredCompanyFile[]): Promise<void> {
    // Over the network the service has the companies of the cast itself.
    if (this.#world.isPrepared)
      this.#world.place(CompanyFileRepository, this.#watched(new InMemoryCompanyFileRepository(files)));
  }

  #watched(files: InMemoryCompanyFileRepository): CompanyFileRepository {
    return {
      part: async (cuaa, name) => {
        this.#requests += 1;
        if (this.#holding) {
          await new Promise<void>((resolve) => {
            this.#held.push(resolve);
          });
        }
        if (this.#failing.has(name)) throw new ServiceError('not available', { status: 503 });
        return files.part(cuaa, name);
      },
      sheetPdf: (idScva) => files.sheetPdf(idScva),
    };
  }
}
