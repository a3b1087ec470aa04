/** Lines on which nothing is fetched that was not asked for. */
const THIN: readonly string[] = ['slow-2g', '2g'];

/** What browsers that tell it say of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's line is a very slow one, or its owner saves data; no browser that keeps silent about it counts. */
export const isThinLine = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as { readonly connection?: Line }).connection ?? {};
  return saveData || THIN.includes(effectiveType);
};
