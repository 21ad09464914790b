import { type CafeteriaId, type Result, id } from "@cantina/domain/kernel";
import type { ProfileToken, SessionFailure, SessionPort } from "@cantina/domain/session";
import { beforeAll, describe, expect, test } from "vitest";

export type SessionPlace = {
  readonly session: SessionPort;
  /** Somebody with profiles in these two cafeterias. */
  readonly person: { readonly email: string; readonly password: string };
  readonly cafeterias: readonly [CafeteriaId, CafeteriaId];
};

/** What every SessionPort keeps, whatever stands behind it. */
export function describeSessionPort(name: string, open: () => Promise<SessionPlace>): void {
  describe(name, () => {
    let place: SessionPlace;
    beforeAll(async () => {
      place = await open();
    });
    const codeOf = (result: Result<unknown, SessionFailure>) => (result.ok ? "accepted" : result.failure.code);
    const cafeteriasOf = (tokens: readonly ProfileToken[]) =>
      tokens.map(({ profile }) => profile.cafeteriaId).toSorted();

    async function signIn(): Promise<readonly [ProfileToken, ...ProfileToken[]]> {
      const answer = await place.session.authenticate(place.person);
      if (!answer.ok) throw new Error(answer.failure.code);
      const [first, ...rest] = answer.value;
      if (first === undefined) throw new Error("no profile");
      return [first, ...rest];
    }

    test("gives a token for each profile of the person", async () => {
      const tokens = await signIn();
      expect(cafeteriasOf(tokens)).toEqual(place.cafeterias.toSorted());
      expect(new Set(tokens.map(({ jwt }) => jwt)).size).toBe(2);
      expect(tokens[0].profile.email).toBe(place.person.email);
    });

    test.each(["", "otra"])("refuses the wrong password %j and an unknown person alike", async (password) => {
      expect(codeOf(await place.session.authenticate({ ...place.person, password }))).toBe("WRONG_CREDENTIALS");
      const nobody = { email: `x${place.person.email}`, password: place.person.password };
      expect(codeOf(await place.session.authenticate(nobody))).toBe("WRONG_CREDENTIALS");
    });

    test("gives fresh tokens to a token that is still good", async () => {
      const [{ jwt }] = await signIn();
      const answer = await place.session.listProfiles(jwt);
      expect(answer.ok && cafeteriasOf(answer.value)).toEqual(place.cafeterias.toSorted());
    });

    test("moves to an own cafeteria and to no other", async () => {
      const [{ jwt, profile }] = await signIn();
      const target = place.cafeterias.find((one) => one !== profile.cafeteriaId) ?? profile.cafeteriaId;
      const moved = await place.session.moveToCafeteria(jwt, target);
      expect(moved.ok && moved.value.profile.cafeteriaId).toBe(target);
      const elsewhere = id<"cafeteria">("0198c0de-0000-7000-8000-000000000000");
      expect((await place.session.moveToCafeteria(jwt, elsewhere)).ok).toBe(false);
    });

    test("a sign-out ends every token of that sign-in, and of no other", async () => {
      const other = await signIn();
      const [{ jwt }, ...siblings] = await signIn();
      expect(codeOf(await place.session.logOut(jwt))).toBe("accepted");
      for (const ended of [jwt, ...siblings.map((token) => token.jwt)])
        expect(codeOf(await place.session.listProfiles(ended))).toBe("SESSION_EXPIRED");
      expect(codeOf(await place.session.listProfiles(other[0].jwt))).toBe("accepted");
    });

    test("a token that never was one is an ended session", async () => {
      expect(codeOf(await place.session.listProfiles("nonsense"))).toBe("SESSION_EXPIRED");
    });
  });
}
