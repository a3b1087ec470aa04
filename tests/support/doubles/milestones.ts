import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { type Milestone, milestonesIn, type MilestoneSource } from '#core/milestones/milestone.ts';
import type { MilestoneRepository } from '#core/milestones/milestone-repository.ts';

/** What opens and closes, over a list of contents. */
export class InMemoryMilestoneRepository implements MilestoneRepository {
  readonly #clock: Clock;
  readonly #sources: readonly MilestoneSource[];

  constructor(clock: Clock, sources: readonly MilestoneSource[]) {
    this.#clock = clock;
    this.#sources = sources;
  }

  async milestones(): Promise<readonly Milestone[]> {
    return milestonesIn(this.#sources, dayInRome(this.#clock.now()));
  }
}
