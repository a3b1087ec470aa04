import type { FastifyRequest } from 'fastify';
import type { ApplicationDocuments } from '#core/procedures/application-documents.ts';
import type { ProcedureRepository, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { Role } from '#core/session/user.ts';
import { application, debt, payment, paymentStop, procedureCalls } from '#adapters/http/contract/procedures.ts';
import { described } from '../description/described-calls.ts';
import type { FieldWords } from '../description/described-fields.ts';
import { companyWords } from '../description/parameters.ts';
import type { Reader } from '../protection/authentication.ts';
import type { Api } from './api.ts';
import { serve, serveFile } from './serve.ts';

const fields: FieldWords = {
  id: 'Identificativo della pratica.',
  'Pagamento.description': 'Che cosa si paga.',
  scheme: 'L’aiuto.',
  'Pagamento.amount': 'Importo del pagamento, in euro.',
  paidOn: 'Giorno del pagamento, anno-mese-giorno; prima manca.',
  fermatoDa: 'Che cosa lo ferma o lo fermerà; vuoto, niente.',
  statementYear: 'L’anno dell’estratto in cui sta.',
  restAmount: 'Quanto dello stesso aiuto è ancora da calcolare, in euro.',
  correction: 'Che cosa aveva l’estratto di un anno chiuso, prima di una correzione.',
  'correction.on': 'Giorno della correzione, anno-mese-giorno.',
  creditedOn: 'Giorno dell’accredito di prima, anno-mese-giorno.',
  before: 'Quanto era accreditato prima, in euro; zero se non c’era.',
  detail: 'Ciò che si sa oltre l’elenco; solo nella pagina della pratica.',
  payeeName: 'A chi si paga.',
  applicationNumber: 'Numero della domanda.',
  applicationId: 'Identificativo della domanda.',
  fund: 'Il fondo che paga.',
  'detail.reason': 'Perché è sospeso o respinto.',
  rest: 'Che cosa deve ancora arrivare dello stesso aiuto.',
  book: 'Lordo, riduzioni e trattenute.',
  gross: 'Lordo, in euro.',
  'book.reductions': 'Riduzioni, in euro: zero o meno.',
  'book.withheld': 'Trattenute per debiti, in euro: zero o meno.',
  breakdown: 'Come si arriva alla somma.',
  entitled: 'Ciò che spetta.',
  'breakdown.reductions': 'Ciò che è stato tolto.',
  arriving: 'Ciò che arriva con questo pagamento.',
  lastYear: 'L’anno di confronto.',
  change: 'Che cosa è cambiato da un anno all’altro.',
  lines: 'Le righe del conto.',
  total: 'Somma delle righe, in euro.',
  lastYearTotal: 'La stessa somma un anno prima, in euro.',
  'lines.label': 'Di che cosa si tratta.',
  found: 'Che cosa è stato accertato.',
  rule: 'La regola.',
  askedHectares: 'Superficie chiesta, in ettari.',
  foundHectares: 'Superficie accertata, in ettari.',
  paidHectares: 'Superficie pagata, in ettari.',
  euroPerHectare: 'Quanto vale un ettaro, in euro.',
  percent: 'Quale parte arriva con questo pagamento, in percentuale.',
  debtId: 'Il debito per cui è trattenuto.',
  'lines.amount': 'Importo della riga, in euro; negativo se tolto.',
  lastYearAmount: 'La stessa riga un anno prima, in euro.',
  'change.note': 'Perché è cambiato.',
  hasLetter: 'Se c’è una lettera da scaricare.',
  assistanceScope: 'L’ambito con cui chiedere assistenza.',
  thing: 'Quale domanda, debito o contratto, dove ce n’è più d’uno.',
  since: 'Primo giorno in cui ferma il pagamento, anno-mese-giorno.',
  'Domanda.number': 'Numero della domanda, come lo scrive l’agenzia.',
  submittedOn: 'Giorno di presentazione, anno-mese-giorno.',
  requestedAmount: 'Importo chiesto, in euro.',
  request: 'Che cosa l’agenzia chiede ora.',
  'request.what': 'Che cosa è chiesto.',
  dueOn: 'Ultimo giorno utile, anno-mese-giorno.',
  controls: 'I controlli fatti o annunciati.',
  on: 'Giorno del controllo, anno-mese-giorno.',
  'controls.what': 'Che cosa si controlla.',
  steps: 'I passi della domanda, nell’ordine.',
  startedOn: 'Primo giorno del passo, anno-mese-giorno.',
  endedOn: 'Ultimo giorno del passo, anno-mese-giorno.',
  refused: 'Se il passo è finito con un rifiuto.',
  'steps.note': 'Che cosa c’è da sapere del passo.',
  turn: 'A chi tocca ora.',
  'turn.what': 'Che cosa deve fare.',
  requests: 'Le richieste fatte finora.',
  'requests.what': 'Che cosa è stato chiesto.',
  askedBy: 'Chi lo ha chiesto.',
  askedOn: 'Quando è stato chiesto, anno-mese-giorno.',
  deliveredOn: 'Quando è stato consegnato, anno-mese-giorno.',
  times: 'Quanto durano i passi per questo aiuto.',
  applications: 'Su quante domande.',
  halfWithinDays: 'In quanti giorni la metà lo ha finito.',
  boundDays: 'I giorni oltre i quali si conta chi aspetta di più.',
  beyondInHundred: 'Quante domande su cento hanno aspettato di più.',
  payments: 'Identificativi dei pagamenti della domanda.',
  messages: 'Le notifiche che ne parlano.',
  msgId: 'Identificativo della notifica.',
  subject: 'Oggetto.',
  createdAt: 'Quando è stata scritta, come istante con il fuso.',
  'detail.documents': 'I documenti della domanda, dal più recente.',
  'documents.id': 'Identificativo del documento.',
  madeOn: 'Giorno del documento, anno-mese-giorno.',
  facts: 'Altri dati, con i nomi che dà l’agenzia.',
  'facts.name': 'Nome del dato.',
  'facts.value': 'Il dato.',
  'Debito.description': 'Di che cosa è il debito.',
  'Debito.amount': 'Importo del debito, in euro.',
  remainingAmount: 'Quanto resta da restituire, in euro.',
  openedOn: 'Giorno in cui è nato, anno-mese-giorno.',
  dueAmount: 'Quanto è dovuto entro quel giorno, in euro, se non è tutto.',
  'detail.number': 'Numero del debito, come lo scrive l’agenzia.',
  origin: 'Da che cosa nasce.',
  paymentId: 'Il pagamento che tocca.',
  interest: 'Interessi, in euro.',
  interestUntil: 'Fino a quale giorno sono contati gli interessi, anno-mese-giorno.',
  instalments: 'Le rate.',
  'instalments.number': 'Numero della rata.',
  'instalments.amount': 'Importo della rata, in euro.',
  doneOn: 'Quando è stata saldata, anno-mese-giorno.',
  how: 'Come è stata saldata.',
  ifUnpaid: 'Che cosa succede se la prossima rata non si paga.',
  paying: 'Come si paga.',
  'paying.url': 'Dove si paga in rete.',
  'paying.code': 'Codice da indicare.',
  'paying.text': 'Come si paga, in parole.',
  'paying.office': 'A quale ufficio rivolgersi.',
  'paying.phone': 'Il telefono dell’ufficio.',
};

const callsOf = (role: Role, prefix: string) =>
  described(procedureCalls[role], {
    tag: 'Pratiche',
    schemas: { Pagamento: payment, CausaDiFermo: paymentStop, Domanda: application, Debito: debt },
    fields,
    parameters: {
      ...companyWords,
      entry: { description: 'Identificativo della pratica, come sta negli elenchi.', example: 'D-0009' },
      document: { description: 'Identificativo del documento, come sta nella domanda.', example: 'richiesta' },
    },
    calls: {
      payments: { name: `${prefix}Payments`, summary: 'Pagamenti di un’azienda' },
      applications: { name: `${prefix}Questions`, summary: 'Domande di un’azienda' },
      debts: { name: `${prefix}Debts`, summary: 'Debiti di un’azienda' },
      payment: { name: `${prefix}Payment`, summary: 'Un pagamento di un’azienda' },
      application: { name: `${prefix}Question`, summary: 'Una domanda di un’azienda' },
      debt: { name: `${prefix}Debt`, summary: 'Un debito di un’azienda' },
      document: {
        name: `${prefix}QuestionDocument`,
        summary: 'PDF con un documento di una domanda',
        file: 'Il documento',
      },
    },
  });

const CALLS = { farmer: callsOf('farmer', 'getMy'), caa: callsOf('caa', 'getProducer') };

/** Adds payments, applications with their documents, and debts of a company, for the farmer and for the assistance centre (§7.2). */
export const addProcedures = (api: Api, procedures: ProcedureRepository, documents: ApplicationDocuments): void => {
  for (const role of ['farmer', 'caa'] as const) {
    const scopeOf = async (cuaa: string, { user }: Reader, request: FastifyRequest): Promise<ProcedureScope> => {
      await api.access.actFor(user, cuaa, request, role);
      return { cuaa, as: role };
    };
    const {
      payments,
      applications,
      debts,
      payment: onePayment,
      application: oneApplication,
      debt: oneDebt,
      document,
    } = CALLS[role];
    serve(api, payments, async ({ cuaa }, reader, request) =>
      procedures.payments(await scopeOf(cuaa, reader, request)),
    );
    serve(api, applications, async ({ cuaa }, reader, request) =>
      procedures.applications(await scopeOf(cuaa, reader, request)),
    );
    serve(api, debts, async ({ cuaa }, reader, request) => procedures.debts(await scopeOf(cuaa, reader, request)));
    serve(api, onePayment, async ({ cuaa, entry }, reader, request) =>
      procedures.payment(await scopeOf(cuaa, reader, request), entry),
    );
    serve(api, oneApplication, async ({ cuaa, entry }, reader, request) =>
      procedures.application(await scopeOf(cuaa, reader, request), entry),
    );
    serve(api, oneDebt, async ({ cuaa, entry }, reader, request) =>
      procedures.debt(await scopeOf(cuaa, reader, request), entry),
    );
    serveFile(api, document, {
      // The name of a file stays on the reader's disk: it says nothing of whose it is.
      fileName: () => 'documento-della-domanda.pdf',
      allow: ({ cuaa }, reader, request) => scopeOf(cuaa, reader, request),
      read: ({ cuaa, entry, document: wanted }) => documents.documentPdf({ cuaa, as: role }, entry, wanted),
    });
  }
};
