import { expect } from "vitest";
import { testPassword } from "../database/index.ts";
import { type Row, isRowList } from "./spec-client.ts";
import type { CallsOf } from "./spec-place.ts";

const pair = { jwt: expect.any(String) as unknown };

export const authenticationCalls: CallsOf<"authentication"> = {
  "POST /authentication/authenticate": async ({ anybody, emails, cafeteriaId }) => {
    const { status, body } = await anybody.send("POST", "/authentication/authenticate", {
      email: emails.employee,
      password: testPassword,
    });
    expect([status, isRowList(body["data"])]).toEqual([200, true]);
    expect(body["data"]).toMatchObject([pair]);
    const [{ jwt } = {}] = body["data"] as readonly Row[];
    const claims = JSON.parse(Buffer.from(String(jwt).split(".")[1] ?? "", "base64url").toString()) as Row;
    expect(claims).toMatchObject({
      cafeteriaId,
      profileId: expect.any(String) as unknown,
      profileType: "CAFETERIA",
      cafeteriaUserPrivilegeLevel: "CAFETERIA_EMPLOYEE",
      sessionId: expect.any(String) as unknown,
    });
  },
  "GET /authentication/profiles": async ({ employee }) => {
    expect(await employee.list("/authentication/profiles")).toMatchObject([pair]);
  },
  "POST /authentication/move-profiles": async ({ system, cafeteriaId }) => {
    expect(await system.ask("POST", "/authentication/move-profiles", { cafeteriaId })).toMatchObject(pair);
  },
  "POST /authentication/start-reset-password": async ({ anybody, emails }) => {
    expect(await anybody.send("POST", "/authentication/start-reset-password", { email: emails.client })).toMatchObject({
      status: 200,
    });
  },
  "POST /authentication/confirm-reset-password": async ({ anybody, clientId }) => {
    const asked = { token: "usado", authenticationUserId: clientId, newPassword: "Nueva2026" };
    expect(await anybody.send("POST", "/authentication/confirm-reset-password", asked)).toMatchObject({ status: 400 });
  },
  "POST /authentication/confirm-account": async ({ anybody, clientId }) => {
    const asked = { token: "usado", authenticationUserId: clientId };
    expect(await anybody.send("POST", "/authentication/confirm-account", asked)).toMatchObject({ status: 400 });
  },
  "GET /system-information": async ({ anybody }) => {
    expect(await anybody.ask("GET", "/system-information")).toEqual({
      minimumWebAppVersion: expect.any(String) as unknown,
    });
  },
};
