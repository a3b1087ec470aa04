import { formatTotal } from '#core/formatting/euro.ts';
import { formatShare } from '#core/formatting/percent.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { PaymentsTable, TableLine } from './payments-table.ts';

/** What a table is about, in words: "campagna 2025, Domanda unica 2023-2027". */
export interface TableSubject {
  readonly year: number;
  /** Name of the division, with its planning. */
  readonly division: string;
  /** The row whose detail it is: an intervention or a region. */
  readonly of?: string | undefined;
}

/** Two sentences that say what is seen in a table: how much in all, and where most of it went. They are made of its numbers. */
export const summaryOf = (table: PaymentsTable, { year, division, of }: TableSubject): readonly [string, string] => {
  const where = of === undefined ? division : `${division}, ${of}`;
  return [
    table.totalCents === undefined
      ? `Nella campagna ${year}, per ${where}, il totale non è indicato per proteggere chi ha ricevuto i pagamenti.`
      : `Nella campagna ${year}, per ${where}, sono stati pagati ${formatTotal(euroFromCents(table.totalCents))}${comparison(table)}.`,
    mostOf(table),
  ];
};

/** Why some figures are suppressed; undefined where none is. */
export const protectionNote = ({ by, lines, protectedCents }: PaymentsTable): string | undefined => {
  const count = lines.filter(({ isProtected }) => isProtected).length;
  if (count === 0) return undefined;
  const [one, several] = by === 'region' ? ['1 regione', 'regioni'] : ['1 intervento', 'interventi'];
  const whose = count === 1 ? one : `${count} ${several}`;
  const together =
    protectedCents === undefined ? '' : ` Insieme valgono ${formatTotal(euroFromCents(protectedCents))}.`;
  return `I dati di ${whose} non sono indicati: i beneficiari sono meno di cinque, oppure la differenza fra i totali farebbe conoscere chi lo è.${together}`;
};

/** What the figures mean, for the foot of each table. */
export const DEFINITIONS: readonly { readonly term: string; readonly text: string }[] = [
  {
    term: 'Importo erogato',
    text: 'Somma pagata alle aziende per la campagna, in euro; i recuperi non sono sottratti.',
  },
  {
    term: 'Beneficiari',
    text: 'Aziende pagate, contate una volta per ogni intervento. Non si sommano: un’azienda può ricevere più interventi.',
  },
  { term: 'Quota', text: 'Parte dell’importo sul totale della tabella.' },
  {
    term: 'Protetto',
    text: 'Importo e beneficiari non indicati, perché i beneficiari sono meno di cinque o si potrebbero ricavare dagli altri numeri.',
  },
];

// Helpers

const comparison = ({ compared }: PaymentsTable): string => {
  if (compared?.change === undefined) return '';
  const { change, year } = compared;
  const part = formatShare(Math.abs(change));
  if (part === formatShare(0)) return `, quanto nel ${year}`;
  return `, ${elided(part)} in ${change > 0 ? 'più' : 'meno'} rispetto al ${year}`;
};

const mostOf = ({ by, lines }: PaymentsTable): string => {
  const highest = lines.reduce<TableLine | undefined>(
    (best, line) => ((line.figures?.paidCents ?? 0) > (best?.figures?.paidCents ?? 0) ? line : best),
    undefined,
  );
  if (highest === undefined)
    return by === 'region'
      ? 'Nessuna regione ha un importo da indicare.'
      : 'Nessun intervento ha un importo da indicare.';
  const share = highest.share === undefined ? '' : `, con ${elided(formatShare(highest.share))} del totale`;
  return by === 'region'
    ? `La regione con l’importo più alto è ${highest.name}${share}.`
    : `L’intervento con l’importo più alto è ${highest.code ?? ''} ${highest.name}${share}.`.replaceAll('  ', ' ');
};

/** "il 47,4%", "l’8,2%", "l’11,0%", "lo 0,4%". */
export const elided = (share: string): string =>
  /^(?:8|11(?!\d)|1,)/.test(share) ? `l’${share}` : share.startsWith('0') ? `lo ${share}` : `il ${share}`;
