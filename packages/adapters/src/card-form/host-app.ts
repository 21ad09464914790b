declare global {
  interface Window {
    /** Of an app written with React Native, around the page. */
    ReactNativeWebView?: { readonly postMessage: (text: string) => void };
  }
}

/** Who shows the page in a frame; null: it does not say who it is. */
function hostOrigin(): string | null {
  if (window.parent === window) return location.origin;
  const named = location.ancestorOrigins?.[0] ?? document.referrer;
  return URL.canParse(named) ? new URL(named).origin : null;
}

/** Tells the app around the page, whichever it is; it asks the API what is true. CARD-02 */
export function tellHostApp(message: Readonly<Record<string, unknown>>): void {
  window.ReactNativeWebView?.postMessage(JSON.stringify(message));
  const origin = hostOrigin();
  if (origin !== null) window.parent.postMessage(message, origin);
}
