/** A kind of problem: the problem documents of its `type` have its title, and its page says what to do (RFC 9457, 3.1.1). */
export interface ProblemKind {
  /** Last segment of the address that is its `type`. */
  readonly name: string;
  readonly status: number;
  readonly title: string;
  /** What a problem document says where nothing more exact is known. */
  readonly detail: string;
  /** What a program should do that meets it, in Italian. */
  readonly advice: string;
}

/** Every kind of problem that the service answers; a status has the first of its kinds unless another one is named (API-20). */
export const PROBLEM_KINDS = [
  {
    name: 'richiesta-non-valida',
    status: 400,
    title: 'Richiesta non valida',
    detail: 'La richiesta contiene valori non ammessi.',
    advice:
      'Leggere `errors`: ogni voce dice quale parametro o campo è sbagliato e perché. Correggere la richiesta: ripeterla uguale dà lo stesso rifiuto.',
  },
  {
    name: 'accesso-richiesto',
    status: 401,
    title: 'Accesso richiesto',
    detail: 'Per leggere questi dati è necessario accedere con la propria identità.',
    advice:
      'Mandare un gettone di accesso valido in `Authorization: Bearer`. Se c’era, è scaduto o la sessione è stata chiusa: rinnovarlo una volta, poi chiedere alla persona di accedere di nuovo.',
  },
  {
    name: 'accesso-non-consentito',
    status: 403,
    title: 'Accesso non consentito',
    detail: 'Non è consentito leggere o modificare questi dati.',
    advice:
      'Chi chiede è conosciuto, ma il suo ruolo o il suo mandato non arriva a questi dati. Non ripetere la richiesta; il rifiuto è lo stesso anche quando la cosa non esiste.',
  },
  {
    name: 'gettoni-mancanti',
    status: 403,
    title: 'Coppia di gettoni mancante o non valida',
    detail:
      'Manca o non è valida la coppia di gettoni contro le richieste contraffatte: ricaricare la pagina e riprovare.',
    advice:
      'Chiedere una coppia a `/csrf-token`, rimandare il gettone nell’intestazione `X-XSRF-TOKEN` insieme con i cookie ricevuti, e ripetere la richiesta una volta. Da un altro sito queste richieste non si possono mandare.',
  },
  {
    name: 'risorsa-non-trovata',
    status: 404,
    title: 'Risorsa non trovata',
    detail: 'All’indirizzo richiesto non c’è nulla.',
    advice:
      'Togliere l’indirizzo da ciò che si conserva. Se veniva da un elenco, rileggere l’elenco: la cosa può essere stata ritirata o avere cambiato nome.',
  },
  {
    name: 'metodo-non-ammesso',
    status: 405,
    title: 'Metodo non ammesso',
    detail: 'Questo indirizzo non accetta il metodo della richiesta.',
    advice: 'Usare uno dei metodi dell’intestazione `Allow`.',
  },
  {
    name: 'formato-non-disponibile',
    status: 406,
    title: 'Formato non disponibile',
    detail: 'La risposta non è disponibile nel formato richiesto.',
    advice: 'Correggere l’intestazione `Accept`: le risposte sono JSON, o il tipo di file che il documento indica.',
  },
  {
    name: 'richiesta-troppo-lenta',
    status: 408,
    title: 'Richiesta troppo lenta',
    detail: 'La richiesta non è arrivata per intero nel tempo previsto.',
    advice: 'Ripetere la richiesta; se accade di nuovo, la rete tra il programma e il servizio perde ciò che si manda.',
  },
  {
    name: 'richiesta-in-conflitto',
    status: 409,
    title: 'Richiesta in conflitto',
    detail: 'La richiesta contraddice un’altra già ricevuta.',
    advice:
      'Con la stessa `Idempotency-Key` è già arrivata una richiesta diversa. Per ripetere quella di prima mandarla uguale; per mandarne un’altra usare una chiave nuova.',
  },
  {
    name: 'pagina-ritirata',
    status: 410,
    title: 'Pagina ritirata',
    detail: 'Ciò che stava a questo indirizzo non c’è più.',
    advice: 'Cancellare l’indirizzo: non tornerà.',
  },
  {
    name: 'contenuto-troppo-grande',
    status: 413,
    title: 'Contenuto troppo grande',
    detail: 'Il contenuto della richiesta supera la dimensione ammessa.',
    advice: 'Mandare meno: il corpo di una richiesta ha al massimo 64 kB.',
  },
  {
    name: 'indirizzo-troppo-lungo',
    status: 414,
    title: 'Indirizzo troppo lungo',
    detail: 'L’indirizzo della richiesta supera la lunghezza ammessa.',
    advice: 'Accorciare la richiesta: l’indirizzo con i suoi parametri ha al massimo 4.096 caratteri.',
  },
  {
    name: 'formato-non-ammesso',
    status: 415,
    title: 'Formato non ammesso',
    detail: 'Il contenuto della richiesta non è in un formato ammesso.',
    advice: 'Mandare JSON in UTF-8 con `Content-Type: application/json`, senza compressione.',
  },
  {
    name: 'parte-non-disponibile',
    status: 416,
    title: 'Parte non disponibile',
    detail: 'Il file finisce prima della parte richiesta.',
    advice: 'Chiedere il file dall’inizio: è cambiato o è più corto di quanto si credeva.',
  },
  {
    name: 'attesa-non-soddisfatta',
    status: 417,
    title: 'Attesa non soddisfatta',
    detail: 'L’intestazione Expect chiede ciò che il servizio non può promettere.',
    advice: 'Ripetere la richiesta senza l’intestazione `Expect`.',
  },
  {
    name: 'dati-non-accettati',
    status: 422,
    title: 'Dati non accettati',
    detail: 'I dati inviati non superano i controlli.',
    advice:
      'Mostrare a chi li ha scritti i motivi di `errors`, accanto ai campi che nominano: `code` è stabile, la frase può cambiare.',
  },
  {
    name: 'troppe-richieste',
    status: 429,
    title: 'Troppe richieste',
    detail: 'Sono arrivate troppe richieste in poco tempo: riprovare più tardi.',
    advice: 'Aspettare i secondi di `Retry-After` prima di qualunque altra richiesta, e poi mandarne meno.',
  },
  {
    name: 'intestazioni-troppo-grandi',
    status: 431,
    title: 'Intestazioni troppo grandi',
    detail: 'Le intestazioni della richiesta superano la dimensione ammessa.',
    advice: 'Mandare meno cookie e intestazioni più corte: insieme hanno al massimo 16 kB.',
  },
  {
    name: 'errore-interno',
    status: 500,
    title: 'Errore interno',
    detail: 'Qualcosa è andato storto. Riprovare più tardi.',
    advice: 'Riprovare più tardi; se resta, scrivere all’assistenza il numero di `instance`.',
  },
  {
    name: 'servizio-non-disponibile',
    status: 503,
    title: 'Servizio non disponibile',
    detail: 'Il servizio è momentaneamente non disponibile. Riprovare tra poco.',
    advice:
      'Aspettare i secondi di `Retry-After`, poi riprovare a intervalli sempre più lunghi. `/status` dice quando è tornato.',
  },
] as const satisfies readonly ProblemKind[];

/** The name of a kind of problem. */
export type ProblemName = (typeof PROBLEM_KINDS)[number]['name'];

const NAMED: ReadonlyMap<string, ProblemKind> = new Map(PROBLEM_KINDS.map((kind) => [kind.name, kind]));
const FALLBACKS = { client: 'richiesta-non-valida', service: 'errore-interno' } as const satisfies Record<
  string,
  ProblemName
>;

/** The kind of this name; undefined where there is none. */
export const kindNamed = (name: string): ProblemKind | undefined => NAMED.get(name);

/** The kind that a status has unless another one is named. */
export const kindOfStatus = (status: number): ProblemKind =>
  PROBLEM_KINDS.find((kind) => kind.status === status) ??
  (NAMED.get(status < 500 ? FALLBACKS.client : FALLBACKS.service) as ProblemKind);
