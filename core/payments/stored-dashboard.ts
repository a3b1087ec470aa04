import { DASHBOARD_VIEWS, type Division } from './campaign.ts';
import type { DashboardSelection, StoredDashboard } from './dashboard.ts';
import { DashboardMemory, type StoredSlot } from './payment-repository.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';

/** Keeps what the dashboard shows for a reload (PAGE-41). */
export type RememberDashboard = (dashboard: StoredDashboard) => void;

/** What the dashboard showed last; rubbish in the storage counts as nothing (PAGE-41, SES-18). */
export type RecallDashboard = () => StoredDashboard;

const textOf = (slot: StoredSlot | undefined, name: string): string | undefined => {
  const value = slot?.[name];
  return typeof value === 'string' ? value : undefined;
};

const divisionToSlot = (year: number, division: Division): StoredSlot => ({
  yearCampaign: year,
  department: division.name,
  planning: division.planning ?? null,
  directAid: division.directAid,
  interventionType: division.interventionType ?? null,
  friendlyUrl: division.friendlyUrl ?? null,
});

const divisionFromSlot = (slot: StoredSlot | undefined): Pick<DashboardSelection, 'year' | 'division'> => {
  const year = slot?.['yearCampaign'];
  const name = textOf(slot, 'department');
  const directAid = slot?.['directAid'];
  if (typeof year !== 'number' || !Number.isSafeInteger(year) || name === undefined || typeof directAid !== 'boolean')
    return {};
  const planning = textOf(slot, 'planning');
  const interventionType = textOf(slot, 'interventionType');
  const friendlyUrl = textOf(slot, 'friendlyUrl');
  return { year, division: { name, directAid, planning, interventionType, friendlyUrl } };
};

/** Stores a slot, or forgets it where there is nothing to keep. */
const keep = (
  memory: DashboardMemory,
  slot: Parameters<DashboardMemory['set']>[0],
  value: StoredSlot | undefined,
): void => {
  if (value === undefined) memory.clear(slot);
  else memory.set(slot, value);
};

/** See `RememberDashboard`. */
export const makeRememberDashboard =
  (memory: DashboardMemory): RememberDashboard =>
  ({ selection: { year, division, view, intervention, region }, introduction }) => {
    keep(memory, 'kpiData', year === undefined || division === undefined ? undefined : divisionToSlot(year, division));
    keep(
      memory,
      'kpiItemDataSelected',
      intervention !== undefined ? { intervention } : region !== undefined ? { region } : undefined,
    );
    keep(memory, 'kpiDetailsData', { view });
    keep(memory, 'introduction', introduction === undefined ? undefined : { title: introduction });
  };
export const RememberDashboard = defineUseCase('RememberDashboard', [DashboardMemory], makeRememberDashboard);

/** See `RecallDashboard`. */
export const makeRecallDashboard =
  (memory: DashboardMemory): RecallDashboard =>
  () => {
    const view = textOf(memory.get('kpiDetailsData'), 'view');
    return {
      selection: {
        ...divisionFromSlot(memory.get('kpiData')),
        view: DASHBOARD_VIEWS.find((each) => each === view) ?? 'intervention',
        intervention: textOf(memory.get('kpiItemDataSelected'), 'intervention'),
        region: textOf(memory.get('kpiItemDataSelected'), 'region'),
      },
      introduction: textOf(memory.get('introduction'), 'title'),
    };
  };
export const RecallDashboard = defineUseCase('RecallDashboard', [DashboardMemory], makeRecallDashboard);
