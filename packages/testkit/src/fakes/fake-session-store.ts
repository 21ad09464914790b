import type { CafeteriaId } from "@cantina/domain/kernel";
import type { ProfileToken, SessionStorePort } from "@cantina/domain/session";

export function fakeSessionStore(): SessionStorePort {
  let session: ProfileToken | null = null;
  let path: string | null = null;
  let cafeteria: CafeteriaId | null = null;
  const isOwn = (text: string): boolean => /^\/(?![/\\])/u.test(text);
  return {
    loadSession: () => session,
    saveSession: (next) => {
      session = next;
    },
    clearSession: () => {
      session = null;
    },
    loadRememberedPath: () => path,
    saveRememberedPath: (next) => {
      path = isOwn(next) ? next : null;
    },
    clearRememberedPath: () => {
      path = null;
    },
    loadCurrentCafeteria: () => cafeteria,
    saveCurrentCafeteria: (next) => {
      cafeteria = next;
    },
  };
}
