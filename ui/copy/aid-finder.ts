import type { AidQuestion } from '#core/aids/answers.ts';

/** Words of a question. */
interface QuestionWords {
  readonly title: string;
  /** The same in a few words, in the list of answers. */
  readonly short: string;
  readonly hint: string;
  readonly why: string;
}

/** The five questions. */
const QUESTIONS: Readonly<Record<AidQuestion, QuestionWords>> = {
  produce: {
    title: 'Che cosa coltivi o allevi?',
    short: 'Che cosa coltivi o allevi',
    hint: 'Scegli tutto quello che c’è nell’azienda.',
    why: 'Molti aiuti sono per una coltura o per una specie soltanto.',
  },
  region: {
    title: 'In quale regione è l’azienda?',
    short: 'In quale regione',
    hint: 'Quella dove sono i terreni o l’allevamento.',
    why: 'Lo sviluppo rurale ha un programma per ogni regione.',
  },
  land: {
    title: 'Quanta terra conduci?',
    short: 'Quanta terra conduci',
    hint: 'Conta gli ettari che lavori, anche in affitto o in comodato.',
    why: 'Alcuni aiuti hanno una superficie minima o massima.',
  },
  person: {
    title: 'Quanti anni hai, e da quanti conduci l’azienda?',
    short: 'Età e anni di attività',
    hint: 'Di una società contano gli anni di chi decide.',
    why: 'Ci sono aiuti per chi è giovane e per chi comincia.',
  },
  needs: {
    title: 'Di che cosa hai bisogno?',
    short: 'Di che cosa hai bisogno',
    hint: 'Scegli una o più cose: togliamo gli aiuti che servono ad altro.',
    why: 'Così restano soltanto gli aiuti che ti servono.',
  },
};

/** More than one question that is left, in words. */
const WORDS_OF: Readonly<Record<number, string>> = { 2: 'due', 3: 'tre', 4: 'quattro' };

/** Words of "A quali aiuti ho diritto?". */
export const AID_FINDER_COPY = {
  title: 'A quali aiuti ho diritto?',
  description:
    'Cinque domande sulla tua azienda, e gli aiuti che fanno per te: con importo, termine e dove si chiedono. Non è una decisione.',
  failed: 'Gli aiuti non sono disponibili in questo momento',
  notOffered: 'Questo portale non sa quali aiuti fanno per un’azienda',
  questions: QUESTIONS,
  headTitle: (step: number, title: string) => `Domanda ${step} di 5: ${title.toLocaleLowerCase('it-IT')}`,
  step: (step: number) => `Domanda ${step} di 5`,
  left: (count: number) =>
    count === 0 ? 'è l’ultima' : count === 1 ? 'ne resta una' : `ne restano ${WORDS_OF[count] ?? count}`,
  grows: 'Coltivo',
  raises: 'Allevo',
  organic: 'Coltivi con metodo biologico?',
  anyRegion: 'Scegli la regione',
  region: 'Regione',
  age: 'Quanti anni hai',
  years: 'Da quanti anni conduci l’azienda',
  yearsHint: 'Anni interi; se hai appena cominciato, 0.',
  unreadable: 'Scrivi gli anni con un numero, per esempio 45.',
  forgotten: 'Una tua risposta non c’è più fra le scelte: rispondi di nuovo a quella domanda.',
  next: 'Continua',
  skip: 'Salta questa domanda',
  back: (step: number) => `Torna alla domanda ${step}`,
  why: 'Perché lo chiediamo',
  kept: 'Non conserviamo le risposte: stanno soltanto nell’indirizzo di questa pagina. Il risultato orienta, non è una decisione.',
  fromFile: (words: string) => `Dal tuo fascicolo: ${words}`,
  answers: 'Le tue risposte',
  answersCount: (count: number) => `Le tue risposte: ${count} su 5`,
  change: 'Cambia',
  answer: 'Rispondi',
  ofQuestion: (words: string) => `: ${words.toLocaleLowerCase('it-IT')}`,
  answering: 'Stai rispondendo',
  toAnswer: 'Da rispondere',
  skipped: 'Saltata',
  possible: (count: number, all: number) =>
    count === 1 ? `Resta possibile 1 aiuto su ${all}` : `Restano possibili ${count} aiuti su ${all}`,
  results: 'Vedi subito i risultati',
  lastAnswer: 'Con le risposte che mancano togliamo gli aiuti che non fanno per te.',
  answersKept: 'Le risposte stanno nell’indirizzo: salvalo o mandalo al tuo CAA.',
  again: 'Ricomincia da capo',
  firstTerm: 'Il primo termine è di',
  noDecision: 'Questo elenco ti orienta, non è una decisione: decide l’ente a cui mandi la domanda.',
  print: 'Stampa',
  calendar: 'Scadenze nel calendario',
  groups: { fits: 'Fanno per te', could: 'Potrebbero fare per te', no: 'Non fanno per te' },
  groupNotes: { fits: 'dal termine più vicino', could: 'manca qualcosa da sapere', no: 'con il motivo' },
  emptyGroups: {
    fits: 'Nessuno, con queste risposte.',
    could: 'Nessuno: di tutti gli altri si sa abbastanza.',
    no: 'Nessuno: non è escluso alcun aiuto.',
  },
  regional: (count: number) => `Altri ${count} sono di una regione sola.`,
  sayRegion: 'Scegli la tua',
  regionalList: 'Vedi tutte le regioni',
  toKnow: 'Da sapere:',
  whyNot: 'Perché no:',
  howMuch: 'Quanto',
  where: 'Dove si chiede',
  opens: 'apre',
  closes: (day: string) => `, scade il ${day}`,
  prepare: 'Prepara la domanda',
  requirements: 'Leggi i requisiti',
  more: (count: number) => `Mostra altri ${count}`,
} as const;
