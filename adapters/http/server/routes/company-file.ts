import type { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import type { FileSummaries } from '#core/company-file/file-summaries.ts';
import { companyFileCalls, companyFilePdfCalls } from '#adapters/http/contract/company-file.ts';
import { described } from '../description/described-calls.ts';
import { companyWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve, serveFile } from './serve.ts';

const tag = 'Fascicolo aziendale';

const parts = described(companyFileCalls, {
  tag,
  fields: {
    fileAt: 'L’organismo presso cui è il fascicolo.',
    mandateEntity: 'L’ufficio che ha il mandato.',
    'getCompanyFileCardHeader.status': 'Lo stato del fascicolo, come lo scrive l’agenzia.',
    personalData: 'Se nei dati personali c’è qualcosa da vedere.',
    bankCoordinates: 'Se nei conti c’è qualcosa da vedere.',
    contractsDocuments: 'Se nei contratti e documenti c’è qualcosa da vedere.',
    validationSheet: 'Se nella scheda di validazione c’è qualcosa da vedere.',
    mailContact: 'Indirizzo email dell’ufficio che ha il mandato.',
    phoneContact: 'Telefono dell’ufficio che ha il mandato.',
    name: 'Denominazione dell’azienda.',
    pecAddress: 'La posta elettronica certificata dell’azienda.',
    indirizzoMail: 'L’indirizzo.',
    flgValiPec: 'A che punto è la verifica dell’indirizzo.',
    documenti: 'Il documento d’identità del titolare; se sono più d’uno vale il primo.',
    desTipoDocu: 'Il tipo di documento.',
    estremiDocu: 'Numero e rilascio.',
    dataScadenza: 'Giorno di scadenza, anno-mese-giorno.',
    flagScadenza: 'Se è scaduto (S) o no (N).',
    conduzione: 'Dove, quanto e da quando l’azienda lavora.',
    regione: 'La regione dell’azienda.',
    ettari: 'La terra condotta, in ettari.',
    coltureAllevamenti: 'Che cosa coltiva e alleva.',
    attivaDal: 'Da quale giorno è attiva, anno-mese-giorno.',
    iban: 'Il conto, come IBAN.',
    bank: 'La banca.',
    status: 'Se il conto si può usare.',
    contractor: 'Chi conduce la terra.',
    validcontracts: 'I contratti in corso.',
    expiredcontracts: 'I contratti scaduti.',
    protocole: 'Numero di protocollo del contratto.',
    type: 'Tipo di contratto.',
    startDate: 'Primo giorno, anno-mese-giorno.',
    expirationDate: 'Giorno di scadenza, anno-mese-giorno.',
    recentlyExpired: 'Se è scaduto da poco.',
    hasExpiredMoreThanOneYear: 'Se ci sono contratti scaduti da più di un anno.',
    antiMafiaDto: 'I documenti antimafia.',
    typeAntimafia: 'Tipo di documento antimafia.',
    expirationDateAntimafia: 'Giorno di scadenza, anno-mese-giorno.',
    expired: 'Se è scaduto.',
    idScva: 'Identificativo della scheda di validazione, per averne il PDF.',
    numberCard: 'Numero della scheda, come lo scrive l’agenzia.',
  },
  parameters: companyWords,
  calls: {
    header: { name: 'getCompanyFileCardHeader', summary: 'Fascicolo aziendale: card-header' },
    alerts: { name: 'getCompanyFileAlerts', summary: 'Fascicolo aziendale: alerts' },
    'personal-data': {
      name: 'getCompanyFilePersonalContactData',
      summary: 'Fascicolo aziendale: personal-contact-data',
    },
    'bank-accounts': { name: 'getCompanyFileBacarieCoordinates', summary: 'Fascicolo aziendale: bacarie-coordinates' },
    contracts: { name: 'getCompanyFileContractsDocuments', summary: 'Fascicolo aziendale: contracts-documents' },
    'validation-sheet': { name: 'getCompanyFileValidationSheet', summary: 'Fascicolo aziendale: validation-sheet' },
  },
});

const pdfs = described(companyFilePdfCalls, {
  tag,
  parameters: {
    ...companyWords,
    idScva: { description: 'Identificativo della scheda di validazione.', example: 'SCVA-2025-000123' },
  },
  calls: {
    summary: {
      name: 'getCompanyFileSummary',
      summary: 'PDF con il riepilogo del fascicolo aziendale',
      file: 'Il riepilogo',
    },
    sheet: { name: 'getValidationSheetPdf', summary: 'PDF della scheda di validazione', file: 'La scheda' },
  },
});

/** Adds the six parts of a company file, its summary as a PDF, and the PDF of its validation sheet (API-14). */
export const addCompanyFile = (
  api: Api,
  files: CompanyFileRepository,
  owners: SheetOwners,
  summaries: FileSummaries,
): void => {
  // The types of the parts were checked where they are declared: here one stands for all.
  for (const name of Object.keys(parts) as 'header'[])
    serve(api, parts[name], async ({ cuaa }, { user }, request) => {
      await api.access.readFile(user, cuaa, request);
      return files.part(cuaa, name);
    });
  serveFile(api, pdfs.summary, {
    // The name of a file stays on the reader's disk: it says nothing of whose it is.
    fileName: () => 'riepilogo-fascicolo.pdf',
    allow: ({ cuaa }, { user }, request) => api.access.readFile(user, cuaa, request),
    read: ({ cuaa }) => summaries.summaryPdf(cuaa),
  });
  serveFile(api, pdfs.sheet, {
    fileName: () => 'scheda-di-validazione.pdf',
    // A sheet that does not exist is refused like one of somebody else.
    allow: async ({ idScva }, { user }, request) => api.access.readFile(user, await owners.companyOf(idScva), request),
    read: ({ idScva }) => files.sheetPdf(idScva),
  });
};
