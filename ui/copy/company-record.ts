import type { RecordRef } from '#core/procedures/record-address.ts';

/** Words that the pages of an application, of a payment and of a debt share. */
export const RECORD_COPY = {
  noCompany: 'Nessuna azienda selezionata',
  notFound: {
    application: 'Fra le domande di questa azienda non c’è quella che cerchi.',
    payment: 'Fra i pagamenti di questa azienda non c’è quello che cerchi.',
    debt: 'Fra i debiti di questa azienda non c’è quello che cerchi.',
    statement: 'Di quest’anno non c’è un estratto dei pagamenti.',
  } satisfies Readonly<Record<RecordRef['kind'], string>>,
  failed: {
    application: 'La domanda non è disponibile in questo momento',
    payment: 'Il pagamento non è disponibile in questo momento',
    debt: 'Il debito non è disponibile in questo momento',
    statement: 'L’estratto dei pagamenti non è disponibile in questo momento',
  } satisfies Readonly<Record<RecordRef['kind'], string>>,
  back: 'Vai a tutte le pratiche',
} as const;
