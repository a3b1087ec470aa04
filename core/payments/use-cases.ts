import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Campaign } from './campaign.ts';
import type { DashboardRows, DashboardSelection, StoredDashboard } from './dashboard.ts';
import type { SideMenuFailure } from './side-menu.ts';

/** Reads the campaigns of the side menu; a failure carries the sentence to show (ERR-04). */
export type ReadCampaigns = () => Promise<Result<readonly Campaign[], SideMenuFailure>>;
export const ReadCampaigns = portKey<ReadCampaigns>('ReadCampaigns');

/**
 * Reads the rows of a selection. With a piece of the selection missing nothing is asked for, the fact is
 * logged, and the answer is undefined (ERR-05).
 */
export type ReadDashboardRows = (selection: DashboardSelection) => Promise<DashboardRows | undefined>;
export const ReadDashboardRows = portKey<ReadDashboardRows>('ReadDashboardRows');

/** Keeps what the dashboard shows for a reload (PAGE-41). */
export type RememberDashboard = (dashboard: StoredDashboard) => void;
export const RememberDashboard = portKey<RememberDashboard>('RememberDashboard');

/** What the dashboard showed last; rubbish in the storage counts as nothing (PAGE-41, SES-18). */
export type RecallDashboard = () => StoredDashboard;
export const RecallDashboard = portKey<RecallDashboard>('RecallDashboard');
