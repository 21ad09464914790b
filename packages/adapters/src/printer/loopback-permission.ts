/** Chrome's names for it, the newer one first; the older one stays an alias. */
const names = ["loopback-network", "local-network-access"];

/** null: this browser asks for no such permission. */
async function loopbackPermission(): Promise<PermissionStatus | null> {
  // Absent in old browsers and on pages that came over plain HTTP.
  const permissions: Permissions | undefined = navigator.permissions;
  for (const name of names) {
    try {
      // The names are not in the language's own list of permissions yet.
      const status = await permissions?.query({ name: name as PermissionName });
      if (status !== undefined) return status;
    } catch {
      // Unknown here.
    }
  }
  return null;
}

export const isLoopbackDenied = async (): Promise<boolean> => (await loopbackPermission())?.state === "denied";

/** Tells once the permission is no longer denied; the function it returns stops listening. */
export function onLoopbackAllowed(tell: () => void): () => void {
  const stop = new AbortController();
  void loopbackPermission().then((status) =>
    status?.addEventListener(
      "change",
      () => {
        if (status.state !== "denied") tell();
      },
      { signal: stop.signal },
    ),
  );
  return () => stop.abort();
}
