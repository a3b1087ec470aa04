import type { CompanyFileAlerts } from '#core/company-file/company-file.ts';
import { type WriteToManager, writeToMandateManager } from '#core/company-file/mandate-manager.ts';
import { selectedCompanyOf, SessionCell } from '#core/session/state.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** How to write to the mandate manager of the company in use about a subject (PAGE-08). */
export const useManagerMail = (
  alerts: CompanyFileAlerts | undefined,
): ((subject: string, body?: string) => WriteToManager | undefined) => {
  const company = selectedCompanyOf(useCell(useInjection(SessionCell)));
  return (subject, body) => writeToMandateManager(alerts, company, subject, body);
};
