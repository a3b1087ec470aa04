import { InMemoryProcedureRepository } from '#tests/support/doubles/procedures.ts';
import { InMemoryStatementRepository } from '#tests/support/doubles/statements.ts';
import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import { StatementRepository } from '#core/procedures/payment-papers.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { aDebt, aPayment, anApplication } from '#tests/support/mothers/procedures.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import type { PortalWorld } from './world.ts';

const ANNA = 'BNCNNA80A41H501R';
const SLOT = 'pratiche';

interface PreparedProcedures {
  payments: CompanyPayment[];
  applications: Application[];
  debts: Debt[];
  file: CompanyFileParts;
}

/** A day written as dd/mm/yyyy. */
export const italianDay = (text: string): IsoDate => {
  const found = isoDateFrom(text.split('/').toReversed().join('-'));
  if (found === undefined) throw new Error(`giorno inesistente: ${text}`);
  return found;
};

/** What is on file for Anna Bianchi in this scenario: nothing, until a step adds to it. */
export const prepared = (world: PortalWorld): PreparedProcedures => {
  const known = world.notedOr<PreparedProcedures | undefined>(SLOT, undefined) ?? {
    payments: [],
    applications: [],
    debts: [],
    file: aCompanyFile.inOrder(ANNA),
  };
  world.note(SLOT, known);
  return known;
};

/** Anna Bianchi's company, read as its holder. */
export const ANNAS_PROCEDURES = { cuaa: ANNA, as: 'farmer' } as const;

/** Puts what was prepared in the memory; over the network the service has its own. */
export const bindProcedures = (world: PortalWorld): void => {
  if (!world.isPrepared) return;
  const { payments } = prepared(world);
  world.place(ProcedureRepository, new InMemoryProcedureRepository([[ANNA, prepared(world)]]));
  world.place(
    StatementRepository,
    new InMemoryStatementRepository(world.clock, [{ cuaa: ANNA, name: 'Azienda agricola Bianchi Anna', payments }]),
  );
};

export { aDebt, aPayment, anApplication, ANNA };
export { aDebtDetail, anInstalment, aPaymentDetail } from '#tests/support/mothers/payment-details.ts';
export const annasFile = aCompanyFile;
