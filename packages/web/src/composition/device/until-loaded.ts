/** Milliseconds until it is asked for anew. */
const retryAfter = 5000;

/**
 * Code that is not needed to draw the first screen. What a broken line keeps away is asked for anew, and told each
 * time. null: everybody has left meanwhile. FIRST-09, PRINT-20
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  left: AbortSignal,
  onLost: () => void = () => undefined,
): Promise<T | null> {
  while (!left.aborted)
    try {
      const loaded = await load();
      if (!left.aborted) return loaded;
    } catch {
      onLost();
      await new Promise((resolve) => {
        setTimeout(resolve, retryAfter);
      });
    }
  return null;
}
