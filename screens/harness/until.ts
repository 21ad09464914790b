/** As long as a busy machine may take. */
const patience = 45_000;
/** What is no change of the document, such as a field's value, is looked for again. */
const nextLook = 100;

const nextChange = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      // What React draws together changes together.
      setTimeout(resolve, 0);
    };
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, nextLook);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/**
 * A browser takes what hands do between two frames, when all that waited for the last one is there: a dialog hears
 * Escape one frame after it is shown.
 */
export const nextFrames = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Looks until `look` gives no complaint. */
export async function until(look: () => string | null): Promise<void> {
  const deadline = performance.now() + patience;
  for (let complaint = look(); complaint !== null; complaint = look()) {
    if (performance.now() > deadline) throw new Error(complaint);
    await nextChange();
  }
}
