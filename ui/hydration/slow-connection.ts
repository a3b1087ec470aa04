/** Connections on which nothing is prefetched. */
const THIN: readonly string[] = ['slow-2g', '2g'];

/** What some browsers report of the connection. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is very slow, or the reader saves data; false where the browser does not report it. */
export const isSlowConnection = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as { readonly connection?: Line }).connection ?? {};
  return saveData || THIN.includes(effectiveType);
};
