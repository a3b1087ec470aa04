import { formatTotal } from '#core/formatting/euro.ts';
import { formatShare } from '#core/formatting/percent.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { PaymentsTable, TableLine } from './payments-table.ts';

/** Where most of what a table holds went: "La regione con l’importo più alto è Puglia, con il 24,6% del totale." */
export const mostOf = ({ by, lines }: PaymentsTable): string => {
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

/** "il 47,4%", "l’8,2%", "l’11,0%", "lo 0,4%". */
export const elided = (share: string): string =>
  /^(?:8|11(?!\d)|1,)/.test(share) ? `l’${share}` : share.startsWith('0') ? `lo ${share}` : `il ${share}`;
