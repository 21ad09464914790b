import { buildName } from "./build-name.ts";

/** A worker that has its files waits for the tabs of the build before it, unless this page is of its own build. */
const tell = (worker: ServiceWorker | null): void => worker?.postMessage(buildName());

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") tell(worker);
    });
  });
  tell(registration.waiting);
}

/** Without a worker the app works as before, while it is open. */
const tryToRegister = (): void => void register().catch(() => null);

/**
 * The worker opens the app without the server. Browsers have it only over HTTPS
 * and on this machine itself.
 */
export function keepAppOnDevice(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After the page has loaded, so that filling the worker's cache does not compete with it.
  if (document.readyState === "complete") tryToRegister();
  else window.addEventListener("load", tryToRegister, { once: true });
}
