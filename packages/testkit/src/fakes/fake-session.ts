import { randomUUID } from "node:crypto";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Profile, ProfileToken, SessionFailure, SessionPort } from "@cantina/domain/session";

export type FakePerson = { readonly email: string; readonly password: string; readonly profiles: readonly Profile[] };

type SignIn = { readonly person: FakePerson };

/** A server's sign-in, without the server: all tokens that come from one sign-in end together. */
export function fakeSession(people: readonly FakePerson[]): SessionPort {
  const signIns = new Map<string, SignIn>();
  const issue = (signIn: SignIn, profile: Profile): ProfileToken => {
    const jwt = randomUUID();
    signIns.set(jwt, signIn);
    return { jwt, profile };
  };
  const within = <T>(jwt: string, answer: (signIn: SignIn) => Result<T, SessionFailure>): Result<T, SessionFailure> => {
    const signIn = signIns.get(jwt);
    return signIn === undefined ? refused({ code: "SESSION_EXPIRED" }) : answer(signIn);
  };
  return {
    authenticate: async ({ email, password }) => {
      const person = people.find((one) => one.email === email.trim().toLowerCase() && one.password === password);
      if (person === undefined) return refused({ code: "WRONG_CREDENTIALS" });
      const signIn = { person };
      return accepted(person.profiles.map((profile) => issue(signIn, profile)));
    },
    listProfiles: async (jwt) =>
      within(jwt, (signIn) => accepted(signIn.person.profiles.map((profile) => issue(signIn, profile)))),
    moveToCafeteria: async (jwt, cafeteriaId) =>
      within(jwt, (signIn) => {
        const profile = signIn.person.profiles.find((one) => one.cafeteriaId === cafeteriaId);
        return profile === undefined ? refused({ code: "NO_PERMISSION" }) : accepted(issue(signIn, profile));
      }),
    logOut: async (jwt) =>
      within(jwt, (signIn) => {
        for (const [token, other] of signIns) if (other === signIn) signIns.delete(token);
        return accepted(null);
      }),
  };
}
