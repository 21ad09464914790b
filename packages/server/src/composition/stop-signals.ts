/** Ctrl-C reaches a program once from the terminal and once more through `npm start`: that is one wish, not two. */
const sameWishMs = 1_000;

/** Resolves at the first SIGINT or SIGTERM; a later one ends the process where it stands. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    let first: number | undefined;
    const onSignal = (): void => {
      if (first === undefined) {
        first = performance.now();
        resolve();
      } else if (performance.now() - first > sameWishMs) {
        process.exit(130);
      }
    };
    process.on("SIGINT", onSignal);
    process.on("SIGTERM", onSignal);
  });
