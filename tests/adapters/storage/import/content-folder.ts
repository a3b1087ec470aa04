import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A content folder of a test, removed after it. */
export interface ContentFolder {
  readonly path: string;
  write(files: Readonly<Record<string, string>>): void;
  remove(file: string): void;
}

export const contentFolder = (files: Readonly<Record<string, string>> = {}): ContentFolder => {
  const path = mkdtempSync(join(tmpdir(), 'contenuti-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const write = (more: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(more)) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), text);
    }
  };
  write(files);
  return { path, write, remove: (file) => rmSync(join(path, file)) };
};

/** A regulation as an editor writes it; `fields` are further lines of YAML. */
export const aRegulation = (friendlyUrl: string, fields = ''): string => `- friendlyUrl: ${friendlyUrl}
  title: Circolare sui pascoli
  description: Indicazioni sulle superfici a pascolo.
  publicationDate: 2026-03-02
  referenceYear: 2026
  categories: [Circolare]
  types: [Pagamenti diretti]
${fields}`;

/** A service of an area as an editor writes it. */
export const aService = (friendlyUrl: string, area: string): string => `- friendlyUrl: ${friendlyUrl}
  title: Un servizio
  description: Che cosa fa il servizio.
  area: ${area}
  audiences: [agricoltori]
  targets: [Agricoltori]
  needs: [Pagamenti]
  sectors: [Tutti]
  serviceStatus: Attivo
${['whoFor', 'howTo', 'whatYouNeed', 'whatYouGet', 'timing', 'access', 'conditions', 'contacts'].map((section) => `  ${section}: Testo.\n`).join('')}`;

/** A farm company with an empty file as an editor writes it; `documents` are the lines of its identity documents. */
export const aCompany = (
  { cuaa, friendlyUrl, name, holder }: Readonly<Record<'cuaa' | 'friendlyUrl' | 'name' | 'holder', string>>,
  documents = '',
): string => `- cuaa: "${cuaa}"
  friendlyUrl: ${friendlyUrl}
  denominazione: ${name}
  holders: [${holder}]
  file:
    header: { fileAt: ANPAG, mandateEntity: CAA Terre Comuni, status: VALIDATO, lastValidation: null }
    alerts: { personalData: false, bankCoordinates: false, contractsDocuments: false, validationSheet: false }
    personal:
      legaForm: null
      notificationAdress: null
      vatNumber: null
      phoneNumber: null
      pecAddress: null
      documenti: [${documents}]
    bank: []
    contracts: { contractor: null, validcontracts: [], expiredcontracts: [], hasExpiredMoreThanOneYear: false, antiMafiaDto: [] }
    validationSheet: null
    anomalies: []
`;
