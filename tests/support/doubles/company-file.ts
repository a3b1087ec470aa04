import type { CompanyFilePart, CompanyFileParts } from '#core/company-file/company-file.ts';
import type {
  CompanyFileFailure,
  CompanyFileRepository,
  SheetFailure,
  SheetOwners,
} from '#core/company-file/company-file-repository.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';

/** A company file as it is kept in memory. */
export interface StoredCompanyFile {
  readonly cuaa: string;
  readonly parts: CompanyFileParts;
  /** The PDF of the validation sheet, where there is one. */
  readonly sheet?: Uint8Array | undefined;
}

/** Company files in memory. Everybody may read every file: who may is decided before a repository is asked. */
export class InMemoryCompanyFileRepository implements CompanyFileRepository, SheetOwners {
  readonly #files: ReadonlyMap<string, StoredCompanyFile>;

  constructor(files: readonly StoredCompanyFile[]) {
    this.#files = new Map(files.map((file) => [file.cuaa, file]));
  }

  async part<Name extends CompanyFilePart>(
    cuaa: string,
    name: Name,
  ): Promise<Result<CompanyFileParts[Name], CompanyFileFailure>> {
    const file = this.#files.get(cuaa);
    return file === undefined ? fail('company-file.not-found') : succeed(file.parts[name]);
  }

  async sheetPdf(idScva: string): Promise<Result<Uint8Array, SheetFailure>> {
    const sheet = this.#fileOf(idScva)?.sheet;
    return sheet === undefined ? fail('company-file.sheet-unavailable') : succeed(sheet);
  }

  async companyOf(idScva: string): Promise<string | undefined> {
    return this.#fileOf(idScva)?.cuaa;
  }

  #fileOf(idScva: string): StoredCompanyFile | undefined {
    return [...this.#files.values()].find(({ parts }) => parts['validation-sheet'].idScva === idScva);
  }
}
