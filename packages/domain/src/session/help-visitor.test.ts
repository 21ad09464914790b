import { expect, test } from "vitest";
import type { Feature } from "../cafeteria/index.ts";
import { id } from "../kernel/index.ts";
import { type ProfileToken, helpVisitor } from "./index.ts";

const session: ProfileToken = {
  jwt: "token",
  profile: {
    id: id("4e1c1f57-4e0d-4d5c-9a45-5f0a2f3f9b01"),
    userId: "4e1c1f57-4e0d-4d5c-9a45-5f0a2f3f9b02",
    username: "Marta",
    email: "marta@escuela.test",
    type: "CAFETERIA",
    privilegeLevel: "CAFETERIA_EMPLOYEE",
    cafeteriaId: id("4e1c1f57-4e0d-4d5c-9a45-5f0a2f3f9b03"),
    cafeteriaName: "Comedor",
    cafeteriaCode: "COM",
    isVisit: false,
  },
  intercomAppId: "abc12345",
  intercomVerificationHash: "00ff",
};
const on: readonly Feature[] = ["coupons", "intercomWeb"];

test("[HELP-01] [HELP-02] who may ask the help centre is known there by the profile, its proof and the own name, and by nothing else", () => {
  expect(helpVisitor(session, on)).toEqual({
    appId: "abc12345",
    profileId: session.profile.id,
    verificationHash: "00ff",
    username: "Marta",
  });
});

test.each<[string, ProfileToken, readonly Feature[]]>([
  ["the cafeteria has it off", session, ["coupons", "intercomMobile"]],
  ["the server knows of no Intercom", { ...session, intercomAppId: null, intercomVerificationHash: null }, on],
  ["an older server says nothing of it", { jwt: session.jwt, profile: session.profile }, on],
  ["there is no proof of who asks", { ...session, intercomVerificationHash: null }, on],
  ["a client asks", { ...session, profile: { ...session.profile, type: "CLIENT", privilegeLevel: null } }, on],
])("[HELP-01] nobody asks it where %s", (_why, asking, features) => {
  expect(helpVisitor(asking, features)).toBeNull();
});
