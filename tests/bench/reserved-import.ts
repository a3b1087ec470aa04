// `npm run bench:import`: how long the reserved data of an agency take to come in, and how much memory the command takes: companies with
// their whole file, mandates and offices, first into an empty PostgreSQL, then once more as they are, then with one company in a hundred
// changed; and what they take on disk, with a copy and its way back. `-- --companies 100000` for more. Prints figures; asserts nothing.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isVatNumber } from '#core/kernel/control-digits.ts';
import { fiscalCodeProblem } from '#core/support/fiscal-code.ts';
import { startPostgres } from '../tools/postgres/server.ts';
import { busy, numberOption, say, table } from './figures.ts';
import { storedSize, writtenAhead } from './stored-size.ts';

const COMPANIES = numberOption('companies', 10_000);
const OFFICES = 100;
const PER_FILE = 1_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOOK_EVERY_MS = 200;
const KB_PER_MB = 1_024;

const numbered = (at: number, digits: number): string => String(at).padStart(digits, '0');
/** A number in letters: each person has a name and a fiscal code of its own. */
const inLetters = (at: number): string =>
  Array.from({ length: 6 }, (_, place) => LETTERS[Math.floor(at / 26 ** (5 - place)) % 26]).join('');
/** The code with the control sign that makes it a true one. */
const controlled = (code: string, signs: string, isTrue: (whole: string) => boolean): string =>
  [...signs].map((sign) => code + sign).find(isTrue) ?? code;
const fiscalCode = (at: number): string =>
  controlled(`${inLetters(at)}80A41H501`, LETTERS, (whole) => fiscalCodeProblem(whole) === undefined);
const cuaaOf = (at: number): string => controlled(String(9_000_000_000 + at), '0123456789', isVatNumber);
const officeOf = (at: number): string => numbered(100_000 + (at % OFFICES), 6);

/** A company with as much in its file as those of the demonstration have. */
const company = (at: number, city: string): object => ({
  cuaa: cuaaOf(at),
  friendlyUrl: `azienda-${numbered(at, 7)}`,
  denominazione: `Azienda agricola numero ${at}`,
  holders: [fiscalCode(at)],
  city,
  file: {
    header: {
      fileAt: 'Agenzia',
      mandateEntity: `Ufficio ${officeOf(at)}`,
      status: 'VALIDATO',
      lastValidation: '2026-05-04',
    },
    alerts: {
      personalData: false,
      bankCoordinates: at % 9 === 0,
      contractsDocuments: at % 7 === 0,
      validationSheet: false,
    },
    personal: {
      legaForm: 'Ditta individuale',
      notificationAdress: `Strada della Ferriera ${at}`,
      vatNumber: cuaaOf(at),
      phoneNumber: '0761 555 0191',
      pecAddress: { indirizzoMail: `azienda${at}@pec.example`, flgValiPec: 'VERIFICATA' },
      documenti: [
        { desTipoDocu: 'Carta d’identità', estremiDocu: `CA${at}`, dataScadenza: '2030-01-01', flagScadenza: 'N' },
      ],
    },
    bank: [{ iban: 'IT41 K034 5614 5000 0000 0718 294', bank: 'Banca dei Colli', status: 'VALIDO' }],
    contracts: {
      contractor: `Azienda agricola numero ${at}`,
      validcontracts: Array.from({ length: 3 }, (_, nth) => ({
        protocole: `AG.2020.${at}.${nth}`,
        type: 'Affitto di terreni',
        startDate: '2020-11-11',
        expirationDate: '2029-11-10',
      })),
      expiredcontracts: [],
      hasExpiredMoreThanOneYear: false,
      antiMafiaDto: [],
    },
    validationSheet: { idScva: `SV-${at}`, numberCard: `056-${at}`, expirationDate: '2027-05-04', expired: false },
    anomalies:
      at % 5 === 0
        ? [
            {
              code: 'PEC-003',
              title: 'PEC non verificata',
              description: 'La verifica non è finita.',
              severity: 'warning',
              date: '2026-05-04',
            },
          ]
        : [],
  },
});

const folder = mkdtempSync(join(tmpdir(), 'portale-riservati-'));
const server = await startPostgres();
try {
  const write = (type: string, name: string, records: readonly object[]): void => {
    mkdirSync(join(folder, type), { recursive: true });
    writeFileSync(join(folder, type, `${name}.json`), JSON.stringify(records));
  };
  const inFiles = (type: string, make: (at: number) => object): void => {
    for (let from = 0; from < COMPANIES; from += PER_FILE)
      write(
        type,
        numbered(from, 7),
        Array.from({ length: Math.min(PER_FILE, COMPANIES - from) }, (_, at) => make(from + at)),
      );
  };
  const writeCompanies = (isChanged: (at: number) => boolean): void =>
    inFiles('companies', (at) => company(at, isChanged(at) ? 'Bolsena (VT)' : 'Viterbo'));
  writeCompanies(() => false);
  inFiles('people', (at) => ({
    username: `persona.${inLetters(at).toLowerCase()}`,
    given_name: 'Persona',
    family_name: `Numero ${at}`,
    fiscal_code: fiscalCode(at),
    userType: 'AGRI',
  }));
  inFiles('mandates', (at) => ({ cuaa: cuaaOf(at), idUfficio: officeOf(at), from: '2020-01-01' }));
  write(
    'offices',
    'uffici',
    Array.from({ length: OFFICES }, (_, at) => ({
      idUfficio: officeOf(at),
      name: `Ufficio ${at}`,
      descrizioneCaa: 'Un ufficio di un centro di assistenza agricola, con i suoi operatori.',
      mail: `ufficio${at}@caa.example`,
      operators: [fiscalCode(at)],
    })),
  );

  /** Runs the operators' command; seconds, the largest memory that it took, and its own words. */
  const imported = async (
    ...options: readonly string[]
  ): Promise<readonly [seconds: number, megabytes: number, said: string]> => {
    const from = performance.now();
    const child = spawn(process.execPath, ['adapters/http/server/import.mjs', folder, 'riservati', ...options], {
      env: { ...process.env, DATABASE_URL: server.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-200);
    });
    // A refusal names every record: the beginning says enough.
    let refused = '';
    child.stderr.on('data', (chunk: Buffer) => {
      refused = `${refused}${chunk.toString()}`.slice(0, 1_000);
    });
    let kilobytes = 0;
    const look = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
        kilobytes = Math.max(kilobytes, Number(/^VmHWM:\s+(\d+)/mu.exec(status)?.[1] ?? 0));
      } catch {
        // It has ended.
      }
    }, LOOK_EVERY_MS);
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    clearInterval(look);
    if (code !== 0) throw new Error(refused);
    return [
      (performance.now() - from) / 1_000,
      kilobytes / KB_PER_MB,
      said.split('\n').find((line) => line.startsWith('Nuovi')) ?? '',
    ];
  };

  say(`${new Date().toISOString()}  ${process.version}  ${busy()}  ${COMPANIES} companies\n`);
  const rows: (readonly string[])[] = [['import', 's', 'MB', 'WAL MB', '']];
  const measure = async (name: string, ...options: readonly string[]): Promise<void> => {
    const written = writtenAhead(server);
    const [seconds, megabytes, said] = await imported(...options);
    rows.push([name, seconds.toFixed(0), megabytes.toFixed(0), (writtenAhead(server) - written).toFixed(0), said]);
  };
  await measure('into an empty database');
  const stored = storedSize(server);
  await measure('again as it is');
  writeCompanies((at) => at % 100 === 0);
  await measure('one in a hundred changed, rehearsed', '--prova');
  await measure('one in a hundred changed');
  table(rows);
  table(stored);
  say(busy());
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
