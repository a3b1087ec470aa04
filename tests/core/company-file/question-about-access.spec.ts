import { describe, expect, it } from 'vitest';
import type { AccessEntry } from '#core/company-file/access-log.ts';
import { questionAboutAccess } from '#core/company-file/question-about-access.ts';
import { MESSAGE_MAX_CHARACTERS, SUBJECT_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import { ACCESS_SUBJECTS } from '#core/company-file/access-log.ts';

const ENTRY: AccessEntry = {
  from: Date.parse('2026-11-22T09:02:00Z'),
  to: Date.parse('2026-11-22T09:10:00Z'),
  role: 'caa',
  office: 'CAA Terre Comuni, ufficio di Viterbo',
  outcome: 'allowed',
  subjects: ['header', 'payments'],
};

describe('questionAboutAccess', () => {
  it('[FILE-18] should say all that the log says of the access', () => {
    const { subject, message, scope } = questionAboutAccess(ENTRY, 'Rinaldi Vini');
    expect(scope).toBe('accesso-al-portale');
    expect(subject).toBe('Non riconosco un accesso ai dati della mia azienda del 22/11/2026');
    for (const words of [
      'Azienda: Rinaldi Vini',
      '22/11/2026 dalle 10:02 alle 10:10',
      'CAA Terre Comuni, ufficio di Viterbo',
      'Stato del fascicolo e pagamenti',
      'Consentito',
    ])
      expect(message).toContain(words);
  });

  it('[FILE-18] should fit into the form with all that an access can concern', () => {
    const { subject, message } = questionAboutAccess(
      { ...ENTRY, subjects: ACCESS_SUBJECTS, outcome: 'refused' },
      'Rinaldi Vini',
    );
    expect(subject.length).toBeLessThanOrEqual(SUBJECT_MAX_CHARACTERS);
    expect(message.length).toBeLessThan(MESSAGE_MAX_CHARACTERS / 2);
  });
});
