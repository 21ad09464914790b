import { language } from "../../texts/locale.ts";
import { buildName } from "./build-name.ts";

/** A worker that has its files waits for the tabs of the build before it, unless this page is of its own build. */
const tell = (worker: ServiceWorker | null): void => worker?.postMessage(buildName());

/** One of another language, for the same pages, takes its place. */
const worker = language === "es" ? "/service-worker.js" : `/${language}-service-worker.js`;

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(worker);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") tell(installing);
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
