/** One wrong field of a request: where it stands and why it is refused, in Italian. */
export interface FieldProblem {
  readonly name: string;
  readonly reason: string;
  /** A stable code, where the rule that refused has one. */
  readonly code?: string;
}

/** A problem document of RFC 9457; the service refuses in this shape alone (API-06). */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The id of the request, to be quoted to the assistance desk. */
  readonly instance?: string;
  readonly errors?: readonly FieldProblem[];
}

/** Media type of a problem document, and as the header has it. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
export const PROBLEM_TYPE = `${PROBLEM_MEDIA_TYPE}; charset=utf-8`;

const KINDS: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Richiesta non valida', 'La richiesta contiene valori non ammessi.'],
  401: ['Accesso richiesto', 'Per leggere questi dati è necessario accedere con la propria identità.'],
  403: ['Accesso non consentito', 'Non è consentito leggere o modificare questi dati.'],
  404: ['Risorsa non trovata', 'All’indirizzo richiesto non c’è nulla.'],
  405: ['Metodo non ammesso', 'Questo indirizzo non accetta il metodo della richiesta.'],
  406: ['Formato non disponibile', 'La risposta non è disponibile nel formato richiesto.'],
  408: ['Richiesta troppo lenta', 'La richiesta non è arrivata per intero nel tempo previsto.'],
  409: ['Richiesta in conflitto', 'La richiesta contraddice un’altra già ricevuta.'],
  410: ['Pagina ritirata', 'Ciò che stava a questo indirizzo non c’è più.'],
  413: ['Contenuto troppo grande', 'Il contenuto della richiesta supera la dimensione ammessa.'],
  414: ['Indirizzo troppo lungo', 'L’indirizzo della richiesta supera la lunghezza ammessa.'],
  415: ['Formato non ammesso', 'Il contenuto della richiesta non è in un formato ammesso.'],
  416: ['Parte non disponibile', 'Il file finisce prima della parte richiesta.'],
  417: ['Attesa non soddisfatta', 'L’intestazione Expect chiede ciò che il servizio non può promettere.'],
  422: ['Dati non accettati', 'I dati inviati non superano i controlli.'],
  429: ['Troppe richieste', 'Sono arrivate troppe richieste in poco tempo: riprovare più tardi.'],
  431: ['Intestazioni troppo grandi', 'Le intestazioni della richiesta superano la dimensione ammessa.'],
  500: ['Errore interno', 'Qualcosa è andato storto. Riprovare più tardi.'],
  503: ['Servizio non disponibile', 'Il servizio è momentaneamente non disponibile. Riprovare tra poco.'],
};

const kindOf = (status: number): readonly [title: string, detail: string] =>
  KINDS[status] ?? KINDS[status < 500 ? 400 : 500] ?? ['Errore', ''];

/** The title of the problem documents of a status. */
export const titleOf = (status: number): string => kindOf(status)[0];

/** The problem document of a status; `detail` replaces the general sentence of that status. */
export const problemOf = (
  status: number,
  facts: { detail?: string; errors?: readonly FieldProblem[]; instance?: string } = {},
): Problem => {
  const known = kindOf(status);
  return {
    type: 'about:blank',
    title: known[0],
    status,
    detail: facts.detail ?? known[1],
    ...(facts.instance === undefined ? {} : { instance: facts.instance }),
    ...(facts.errors === undefined ? {} : { errors: facts.errors }),
  };
};

/** Thrown by a route to refuse a request; the app answers it as a problem document. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  /** The same, as the framework's plug-ins read it. */
  readonly statusCode: number;
  readonly detail: string | undefined;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    facts: {
      detail?: string;
      errors?: readonly FieldProblem[];
      headers?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(
      facts.detail ?? KINDS[status]?.[1] ?? `status ${status}`,
      facts.cause === undefined ? undefined : { cause: facts.cause },
    );
    this.status = status;
    this.statusCode = status;
    this.detail = facts.detail;
    this.errors = facts.errors;
    this.headers = facts.headers ?? {};
  }
}
