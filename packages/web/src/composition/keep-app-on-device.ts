const register = (): void => void navigator.serviceWorker.register("/service-worker.js").catch(() => null);

/**
 * The worker opens the app without the server. Browsers have it only over HTTPS
 * and on this machine itself; elsewhere the app works as before, while it is open.
 */
export function keepAppOnDevice(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After the page has loaded, so that filling the worker's cache does not compete with it.
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
