import { id } from "@cantina/domain/kernel";
import type { ProfileToken, SessionStorePort } from "@cantina/domain/session";
import { beforeEach, describe, expect, test } from "vitest";

const cafeteriaId = id<"cafeteria">("0198c0de-0000-7000-8000-000000000002");

const token: ProfileToken = {
  jwt: "a.b.c",
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
      store.saveSession({ ...token, jwt: "old" });
      store.saveSession(token);
      expect(store.loadSession()).toEqual(token);
      store.clearSession();
      expect(store.loadSession()).toBeNull();
    });

    test("a cleared session leaves path and cafeteria alone", () => {
      store.saveSession(token);
      store.saveRememberedPath("/orders?page=2");
      store.saveCurrentCafeteria(cafeteriaId);
      store.clearSession();
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
