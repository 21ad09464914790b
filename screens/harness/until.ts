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

/** Looks until `look` gives no complaint. */
export async function until(look: () => string | null): Promise<void> {
  const deadline = performance.now() + patience;
  for (let complaint = look(); complaint !== null; complaint = look()) {
    if (performance.now() > deadline) throw new Error(complaint);
    await nextChange();
  }
}
