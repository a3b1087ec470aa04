/** The rules of the tree, as dependency-cruiser reads them. */
export const rules: (root?: string) => never[];
/** Options of a run that reads TypeScript with swc. */
export const options: Record<string, unknown>;
