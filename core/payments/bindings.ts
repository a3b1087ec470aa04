import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { DashboardMemory, PaymentRepository } from './payment-repository.ts';
import { makeReadCampaigns, makeReadDashboardRows } from './read-dashboard.ts';
import { makeRecallDashboard, makeRememberDashboard } from './stored-dashboard.ts';
import { ReadCampaigns, ReadDashboardRows, RecallDashboard, RememberDashboard } from './use-cases.ts';

/** The use cases of the payments dashboard. */
export const bindings: readonly Binding[] = [
  binding(ReadCampaigns, [PaymentRepository], makeReadCampaigns),
  binding(ReadDashboardRows, [PaymentRepository, Logger], makeReadDashboardRows),
  binding(RememberDashboard, [DashboardMemory], makeRememberDashboard),
  binding(RecallDashboard, [DashboardMemory], makeRecallDashboard),
];
