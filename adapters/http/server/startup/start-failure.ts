/** Why the process cannot start; `message` is one or more Italian sentences for the operator. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The sentence for an operator about an error at the start. `isDiskFull`: whether the error comes from a disk without room. */
export const startSentence = (
  error: unknown,
  facts: {
    readonly host: string;
    readonly port: number;
    readonly dataDir: string;
    readonly databaseUrl?: string | undefined;
  },
  isDiskFull = false,
): string => {
  if (!(error instanceof Error)) return `Il portale non si avvia: ${String(error)}`;
  if (error.name === 'StartFailure' || error.name === 'StorageStartError') return error.message;
  if (isDiskFull) return fullDisk(facts);
  const code = 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `La porta ${facts.port} è già occupata da un altro programma: chiuderlo, oppure scegliere un’altra porta con PORTAL_PORT.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return error.message.includes('listen')
        ? `Non è permesso ascoltare sulla porta ${facts.port}: sceglierne una sopra 1023 con PORTAL_PORT.`
        : `Non è permesso scrivere nella cartella dei dati ${facts.dataDir}: cambiarne i permessi, oppure sceglierne un’altra con PORTAL_DATA_DIR.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `L’indirizzo ${facts.host} non è di questa macchina: correggere PORTAL_HOST.`;
    case 'ENOSPC':
      return fullDisk(facts);
    case 'EISDIR':
      return `Al posto di un file c’è una cartella${'path' in error ? ` (${String(error.path)})` : ''}: spostarla altrove e riavviare.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `La cartella dei dati ${facts.dataDir} non è una cartella: scegliere un altro percorso con PORTAL_DATA_DIR.`;
    default:
      return `Il portale non si avvia: ${error.message}`;
  }
};

// Helpers

const fullDisk = ({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}): string =>
  `Il disco ${databaseUrl === undefined ? `della cartella dei dati ${dataDir}` : 'del server PostgreSQL'} è pieno: liberare spazio e ripetere.`;
