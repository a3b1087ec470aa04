import { digestOf, type News } from '#core/alerts/digest.ts';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';

/** A competition, what becomes of it, and the messages about it. */
export class AlertStory {
  #deadline: IsoDate;
  readonly #news: News[] = [{ number: 1, kind: 'new', content: 'concorso' }];
  #after = 0;

  constructor(deadline: IsoDate) {
    this.#deadline = deadline;
  }

  moveTo(deadline: IsoDate): void {
    this.#news.push({ number: this.#news.length + 1, kind: 'term', content: 'concorso', before: this.#deadline });
    this.#deadline = deadline;
  }

  /** What the next message says of it. */
  message(): string {
    const item = aCatalogueItem({ id: 'concorso', list: 'competitions', deadline: this.#deadline });
    const upTo = this.#news.length;
    const [reported] = digestOf(this.#news, new Map([['concorso', item]]), { after: this.#after, upTo });
    this.#after = upTo;
    if (reported === undefined) return 'niente';
    return reported.kind === 'new'
      ? 'nuovo'
      : `termine, prima ${reported.before === undefined ? 'nessuno' : formatDay(reported.before)}`;
  }
}
