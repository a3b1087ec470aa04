/** Lets whatever waits for its turn have it, the network among it. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
