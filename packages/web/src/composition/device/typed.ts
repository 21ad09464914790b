const typingPause = 200;

/** Waits for who is typing; the next key abandons the wait together with its query. */
export function typed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, typingPause);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("abandoned", "AbortError"));
    });
  });
}
