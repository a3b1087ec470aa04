/** The entries of a table with their names kept, which the platform's own type forgets. */
export const entriesOf = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] => Object.entries(table) as [Key, Value][];
