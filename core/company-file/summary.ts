import { formatDay, timeInRome } from '#core/formatting/date.ts';
import { listed } from '#core/formatting/listed.ts';
import { type PdfBlock, type PdfDocument, UNOFFICIAL_DOCUMENT } from '#core/formatting/pdf.ts';
import { withWordsExplained } from '#core/glossary/explained-words.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { bankAccountTag, formatIban, NO_BANK_ACCOUNTS_SENTENCE } from './bank-account.ts';
import type { CompanyFileAlerts, CompanyFileParts, Contract } from './company-file.ts';
import { antimafiaTag, contractTag, contractTerm, latestExpiredFirst } from './contracts.ts';
import { fileStatusTag } from './file-status.ts';
import { pecNotice } from './personal-data.ts';
import { companyFileTabs } from './tabs.ts';
import { hasValidationSheet, NO_SHEET_SENTENCE, sheetTag } from './validation-sheet.ts';

/** When and from where a summary is made. */
export interface SummaryOrigin {
  /** In milliseconds since 1970-01-01T00:00:00Z. */
  readonly madeAt: number;
  readonly agencyName: string;
  /** Whether the data are invented. */
  readonly demonstration: boolean;
}

const MISSING = 'Non indicato';
const PART_MISSING = 'Questa parte del fascicolo non è disponibile.';

/** The whole file of a company as a PDF: every part, with the day, the source and what it is worth (PAGE-05, FILE-10 to FILE-12). */
export const fileSummary = (
  cuaa: string,
  parts: Partial<CompanyFileParts>,
  { madeAt, agencyName, demonstration }: SummaryOrigin,
): PdfDocument => {
  const today = dayInRome(madeAt);
  return withWordsExplained({
    title: 'Riepilogo del fascicolo aziendale',
    footer: `Fascicolo aziendale ${cuaa}, ${formatDay(today)}`,
    notice: demonstration ? UNOFFICIAL_DOCUMENT : undefined,
    madeAt,
    parts: [
      [
        text(`${parts['personal-data']?.name ?? 'Azienda'}, CUAA ${cuaa}.`),
        text(
          `Dati al ${formatDay(today)}, ore ${timeInRome(madeAt)}. Fonte: fascicolo aziendale consultato nel portale di ${agencyName}.`,
        ),
        text(
          'Il riepilogo serve a consultare i dati: non è un certificato e non sostituisce la scheda di validazione.',
        ),
        ...section('Stato del fascicolo', parts.header, (header) => statusBlocks(header, parts['validation-sheet'])),
        ...section('Da controllare', parts.alerts, (alerts) => [text(alertWords(alerts))]),
        ...section('Dati anagrafici e di contatto', parts['personal-data'], personalBlocks),
        ...section('Coordinate bancarie', parts['bank-accounts'], bankAccountBlocks),
        ...section('Contratti e documenti', parts.contracts, (contracts) => contractBlocks(contracts, today)),
        ...section('Scheda di validazione', parts['validation-sheet'], sheetBlocks),
      ],
    ],
  });
};

// Helpers

type Part<Name extends keyof CompanyFileParts> = CompanyFileParts[Name];

const statusBlocks = (header: Part<'header'>, sheet: Part<'validation-sheet'> | undefined): readonly PdfBlock[] => [
  facts([
    ['Stato', fileStatusTag(header.status, sheet?.expired)?.word],
    ['Gestore del mandato', header.mandateEntity],
    ['Fascicolo presso', header.heldAt],
    ['Ultima validazione', dayWords(header.lastValidation)],
  ]),
];

const personalBlocks = (data: Part<'personal-data'>): readonly PdfBlock[] => [
  facts([
    ['Denominazione', data.name],
    ['CUAA', data.cuaa],
    ['Forma giuridica', data.legalForm],
    ['Partita IVA', data.vatNumber],
    ['Indirizzo per le comunicazioni', data.notificationAddress],
    ['Telefono', data.phoneNumber],
    ['PEC', data.pec.address],
    ['Verifica della PEC', pecNotice(data.pec)?.sentence ?? 'Verificata'],
    ['Documento di riconoscimento', data.identityDocument?.type],
    ['Estremi del documento', data.identityDocument?.details],
    ['Scadenza del documento', dayWords(data.identityDocument?.expiryDate)],
  ]),
];

const bankAccountBlocks = (accounts: Part<'bank-accounts'>): readonly PdfBlock[] => [
  rows(
    ['IBAN', 'Banca', 'Stato'],
    accounts.map(({ iban, bank, status }) => [
      iban === undefined ? MISSING : formatIban(iban),
      bank ?? MISSING,
      bankAccountTag(status).word,
    ]),
    NO_BANK_ACCOUNTS_SENTENCE,
  ),
];

const contractBlocks = (
  { contractor, valid, expired, antimafia }: Part<'contracts'>,
  today: IsoDate,
): readonly PdfBlock[] => [
  facts([['Conduttore', contractor]]),
  rows(
    ['Contratto', 'Inizio', 'Fine', 'Stato'],
    [
      ...valid.map((contract) => contractRow(contract, 'valid', today)),
      ...latestExpiredFirst(expired).map((contract) => contractRow(contract, 'expired', today)),
    ],
    'Nel fascicolo non risultano contratti.',
  ),
  rows(
    ['Documentazione antimafia', 'Scadenza', 'Stato'],
    antimafia.map((each) => [each.type ?? MISSING, dayWords(each.expirationDate) ?? MISSING, antimafiaTag(each).word]),
    'Nel fascicolo non risulta documentazione antimafia.',
  ),
];

const sheetBlocks = (sheet: Part<'validation-sheet'>): readonly PdfBlock[] => [
  hasValidationSheet(sheet)
    ? facts([
        ['Numero della scheda', sheet.number],
        ['Scadenza', dayWords(sheet.expirationDate)],
        ['Stato', sheetTag(sheet)?.word ?? 'Scaduta'],
      ])
    : text(NO_SHEET_SENTENCE),
];

const text = (words: string): PdfBlock => ({ kind: 'text', text: words });

const facts = (given: readonly (readonly [string, string | undefined])[]): PdfBlock => ({
  kind: 'facts',
  facts: given.map(([term, value]) => [term, value ?? MISSING]),
});

const rows = (heads: readonly string[], given: readonly (readonly string[])[], none: string): PdfBlock =>
  given.length === 0 ? text(none) : { kind: 'table', heads, rows: given };

/** A part under its heading, or a sentence where the part is missing. */
const section = <Data>(
  title: string,
  part: Data | undefined,
  blocks: (part: Data) => readonly PdfBlock[],
): readonly PdfBlock[] => [
  { kind: 'heading', text: title },
  ...(part === undefined ? [text(PART_MISSING)] : blocks(part)),
];

const dayWords = (day: IsoDate | undefined): string | undefined => (day === undefined ? undefined : formatDay(day));

const alertWords = (alerts: CompanyFileAlerts): string => {
  const named = companyFileTabs(alerts)
    .filter(({ inAlert }) => inAlert)
    .map(({ title }) => title);
  return named.length === 0 ? 'Nessun avviso.' : `C’è qualcosa da controllare in: ${listed(named)}.`;
};

const contractRow = (contract: Contract, list: 'valid' | 'expired', today: IsoDate): readonly string[] => [
  [contract.type ?? MISSING, contract.protocol === undefined ? '' : `protocollo ${contract.protocol}`]
    .filter((part) => part !== '')
    .join(', '),
  dayWords(contract.startDate) ?? MISSING,
  contractTerm(contract, today).end,
  contractTag(contract, list).word,
];
