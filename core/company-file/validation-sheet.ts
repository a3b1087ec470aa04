import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { ValidationSheet } from './company-file.ts';
import type { CompanyFileNotice } from './notice.ts';

/** What the tab says of a company that was never validated. */
export const NO_SHEET_SENTENCE = 'Il fascicolo non è ancora stato validato: non c’è una scheda da consultare.';

/** Whether there is a sheet at all. */
export const hasValidationSheet = (sheet: ValidationSheet): boolean =>
  sheet.idScva !== undefined || sheet.number !== undefined;

/** The tag of a sheet; undefined when there is none. */
export const sheetTag = (sheet: ValidationSheet): StatusTag | undefined => {
  if (sheet.expired) return { tone: 'bad', icon: 'error', word: 'Scaduta' };
  return hasValidationSheet(sheet) ? { tone: 'ok', icon: 'check-circle', word: 'Valida' } : undefined;
};

/** What to say of a sheet that has expired (FILE-08). */
export const sheetNotice = (sheet: ValidationSheet): CompanyFileNotice | undefined =>
  sheet.expired
    ? {
        code: 'company-file.validation-sheet-expired',
        tag: { tone: 'bad', icon: 'error', word: 'Scaduta' },
        sentence: 'Scheda di validazione scaduta',
        whatToDo: 'Chiedi al gestore del mandato di aggiornare e validare di nuovo il fascicolo.',
      }
    : undefined;
