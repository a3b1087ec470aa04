import type { Feedback, FeedbackBox, FeedbackTally } from '#core/feedback/feedback-box.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database } from './connection/database.ts';

/** The opinions over their table. Of when they were given the day is kept, which identifies nobody. */
export class PostgresFeedbackBox implements FeedbackBox {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async keep({ page, clarity, answers, comment }: Feedback): Promise<void> {
    await this.#db.query(
      'insert into feedback (page, clarity, answers, comment, given_at) values ($1, $2, $3::jsonb, $4, $5::date)',
      [page, clarity, JSON.stringify(answers), comment ?? null, dayInRome(this.#clock.now())],
    );
  }

  async tally(): Promise<FeedbackTally> {
    const [scores, answers] = await Promise.all([
      this.#db.query<FeedbackTally['scores'][number]>(
        'select page, clarity, count(*)::integer as count from feedback group by page, clarity order by page, clarity',
      ),
      this.#db.query<FeedbackTally['answers'][number]>(
        `select answer, count(*)::integer as count from feedback, jsonb_array_elements_text(answers) as answer
         group by answer order by answer`,
      ),
    ]);
    return { scores, answers };
  }
}
