import type { SqlValue } from './database.ts';

/** Gathers the conditions of a statement and their values; every value goes in as a parameter. */
export class Conditions {
  readonly #parts: string[] = [];
  readonly #values: SqlValue[];

  /** Conditions of a statement of their own, or of the same one as `others`, whose values they share. */
  constructor(others?: Conditions) {
    this.#values = others === undefined ? [] : others.#values;
  }

  /** Adds a condition; `?` stands for the next of the values. */
  add(sql: string, ...values: readonly SqlValue[]): this {
    const left = [...values];
    this.#parts.push(sql.replaceAll('?', () => this.value(left.shift() ?? null)));
    return this;
  }

  /** Adds a value without a condition; answers its place, such as `$3`. */
  value(value: SqlValue): string {
    this.#values.push(value);
    return `$${this.#values.length}`;
  }

  /** All conditions joined by and. */
  get sql(): string {
    return this.#parts.length === 0 ? 'true' : this.#parts.join(' and ');
  }

  get values(): readonly SqlValue[] {
    return this.#values;
  }
}
