import { profileToken } from "@cantina/contract/access";
import { type CafeteriaId, id } from "@cantina/domain/kernel";
import type { ProfileToken, SessionStorePort } from "@cantina/domain/session";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { signInOf } from "./sign-in-of.ts";
import { sessionName } from "./session-name.ts";
import { storedValue } from "./stored-value.ts";

// A stored path goes to the router, so nothing that could lead to another site counts as one.
const ownPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/u), v.maxLength(2000));
const cafeteriaId = v.pipe(
  v.string(),
  v.uuid(),
  v.transform((text): CafeteriaId => id(text)),
);

export function localSession(storage: DeviceStorage): SessionStorePort {
  const session = storedValue(storage, sessionName, profileToken);
  const ending = storedValue(storage, "cantina.session-ending", v.picklist(["left", "expired", "taken"]));
  const isSameSignIn = (one: ProfileToken, other: ProfileToken): boolean => signInOf(one) === signInOf(other);
  const isStored = (one: ProfileToken): boolean => {
    const stored = session.load();
    return stored !== null && isSameSignIn(stored, one);
  };
  const path = storedValue(storage, "cantina.remembered-path", ownPath);
  const cafeteria = storedValue(storage, "cantina.current-cafeteria", cafeteriaId);
  return {
    loadSession: session.load,
    saveSession: session.save,
    renewSession: (fresh) => {
      if (isStored(fresh)) session.save(fresh);
    },
    clearSession: (own, because) => {
      if (!isStored(own)) return;
      // First, because the other tabs look as soon as the session is gone.
      ending.save(because);
      session.clear();
    },
    loadEnding: ending.load,
    isSameSignIn,
    loadRememberedPath: path.load,
    saveRememberedPath: path.save,
    clearRememberedPath: path.clear,
    loadCurrentCafeteria: cafeteria.load,
    saveCurrentCafeteria: cafeteria.save,
  };
}
