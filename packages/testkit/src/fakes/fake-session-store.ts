import type { CafeteriaId } from "@cantina/domain/kernel";
import type { ProfileToken, SessionEnding, SessionStorePort } from "@cantina/domain/session";

/** "<sign-in>.<token>" */
const isSameSignIn = (one: ProfileToken, other: ProfileToken): boolean =>
  one.jwt.split(".")[0] === other.jwt.split(".")[0];

export function fakeSessionStore(): SessionStorePort {
  let session: ProfileToken | null = null;
  let ending: SessionEnding | null = null;
  let path: string | null = null;
  let cafeteria: CafeteriaId | null = null;
  const isOwn = (text: string): boolean => /^\/(?![/\\])/u.test(text);
  return {
    loadSession: () => session,
    saveSession: (next) => {
      session = next;
    },
    renewSession: (fresh) => {
      if (session !== null && isSameSignIn(session, fresh)) session = fresh;
    },
    clearSession: (own, because) => {
      if (session === null || !isSameSignIn(session, own)) return;
      session = null;
      ending = because;
    },
    loadEnding: () => ending,
    isSameSignIn,
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
