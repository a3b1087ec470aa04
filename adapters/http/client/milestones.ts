import type { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { milestones } from '#adapters/http/contract/milestones.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** What opens and closes, over the service. */
export const httpMilestones = (http: Http): MilestoneRepository => callsOf(http, { milestones });
