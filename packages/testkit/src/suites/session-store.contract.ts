import { id } from "@cantina/domain/kernel";
import type { ProfileToken, SessionStorePort } from "@cantina/domain/session";
import { beforeEach, describe, expect, test } from "vitest";

const cafeteriaId = id<"cafeteria">("0198c0de-0000-7000-8000-000000000002");

/** As the server signs them: the second part names the sign-in. */
const jwtOf = (signIn: number, signature: string): string =>
  `${signIn}.${btoa(JSON.stringify({ sessionId: `s${signIn}` }))}.${signature}`;

const token: ProfileToken = {
  jwt: jwtOf(1, "c"),
  profile: {
    id: id("0198c0de-0000-7000-8000-000000000001"),
    userId: "0198c0de-0000-7000-8000-000000000003",
    username: "ana",
    email: "ana@prueba.test",
    type: "CAFETERIA",
    privilegeLevel: "CAFETERIA_EMPLOYEE",
    cafeteriaId,
    cafeteriaName: "Comedor",
    cafeteriaCode: "C-1",
    isVisit: false,
  },
};

const signedIn = (signIn: number, signature = "c"): ProfileToken => ({ ...token, jwt: jwtOf(signIn, signature) });

/** What every SessionStorePort keeps. `open` gives an empty one. */
export function describeSessionStore(name: string, open: () => SessionStorePort): void {
  describe(name, () => {
    let store: SessionStorePort;
    beforeEach(() => {
      store = open();
    });

    test("an empty device remembers nothing", () => {
      expect([store.loadSession(), store.loadRememberedPath(), store.loadCurrentCafeteria()]).toEqual([
        null,
        null,
        null,
      ]);
    });

    test("gives back the session that was saved last, until it is cleared", () => {
      store.saveSession(signedIn(2));
      store.saveSession(token);
      expect(store.loadSession()).toEqual(token);
      store.clearSession(token, "left");
      expect(store.loadSession()).toBeNull();
      expect(store.loadEnding()).toBe("left");
    });

    test("[SESSION-09] clears and renews only the sign-in that is stored", () => {
      const [fresh, another] = [signedIn(1, "fresh"), signedIn(2)];
      store.renewSession(token);
      expect(store.loadSession()).toBeNull();
      store.saveSession(token);
      expect([store.isSameSignIn(token, fresh), store.isSameSignIn(token, another)]).toEqual([true, false]);
      store.renewSession(another);
      store.clearSession(another, "expired");
      expect([store.loadSession(), store.loadEnding()]).toEqual([token, null]);
      store.renewSession(fresh);
      expect(store.loadSession()).toEqual(fresh);
      store.clearSession(token, "expired");
      expect([store.loadSession(), store.loadEnding()]).toEqual([null, "expired"]);
    });

    test("a cleared session leaves path and cafeteria alone", () => {
      store.saveSession(token);
      store.saveRememberedPath("/orders?page=2");
      store.saveCurrentCafeteria(cafeteriaId);
      store.clearSession(token, "left");
      expect(store.loadRememberedPath()).toBe("/orders?page=2");
      expect(store.loadCurrentCafeteria()).toBe(cafeteriaId);
      store.clearRememberedPath();
      expect(store.loadRememberedPath()).toBeNull();
    });

    test.each(["https://otro.test/", "//otro.test", "/\\otro.test"])("%s is no path to come back to", (path) => {
      store.saveRememberedPath(path);
      expect(store.loadRememberedPath()).toBeNull();
    });
  });
}
