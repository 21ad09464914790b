import { isBelowMinimumVersion } from "@cantina/domain/access";
import { appVersion } from "./app-version.ts";
import type { Backend } from "./backend.ts";

/** Whether the server asks for a newer version of this app; a failed check is nobody's concern. */
export async function checkVersion(backend: Promise<Backend>): Promise<boolean> {
  try {
    const system = await (await backend).accounts.readSystemInformation();
    return system.ok && isBelowMinimumVersion(appVersion, system.value.minimumWebAppVersion);
  } catch {
    return false;
  }
}
