/** Milliseconds until it is asked for anew. */
const retryAfter = 5000;

/**
 * The hub's code, which is not needed to draw the first screen. What a broken line keeps away is asked for anew, and
 * told: without it the till hears of nothing that others change. null: everybody has left meanwhile. FIRST-09
 */
export async function loadRealtime(left: AbortSignal, onLost: () => void) {
  while (!left.aborted)
    try {
      const realtime = await import("@cantina/adapters/realtime");
      if (!left.aborted) return realtime;
    } catch {
      onLost();
      await new Promise((resolve) => {
        setTimeout(resolve, retryAfter);
      });
    }
  return null;
}
