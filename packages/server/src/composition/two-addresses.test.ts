import { randomUUID } from "node:crypto";
import { startServerChild, urlOf, withTestDatabase } from "@cantina/testkit/database";
import { cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { afterAll, beforeAll, expect, test } from "vitest";

const testDatabase = withTestDatabase();
const role = `till_${randomUUID().replaceAll("-", "")}`;

beforeAll(async () => {
  await testDatabase().database.query(`create role ${role} login nosuperuser`, []);
});
afterAll(async () => {
  await testDatabase().database.query(`drop owned by ${role}`, []);
  await testDatabase().database.query(`drop role ${role}`, []);
});

const addresses = () => {
  const { address } = testDatabase().database;
  return { calls: urlOf({ ...address, user: role }), owner: urlOf(address) };
};
const healthOf = async (url: string): Promise<unknown> => (await fetch(`${url}/api/health`)).json();

test(
  "[ROLE-02] with two addresses calls run as the first one's user, who may do no more",
  { tags: ["long"] },
  async () => {
    const { calls, owner } = addresses();
    await expect(startServerChild({ DATABASE_URL: calls })).rejects.toThrow("El usuario de DATABASE_URL no puede");
    const server = await startServerChild({ DATABASE_URL: calls, DATABASE_OWNER_URL: owner });
    try {
      const { database } = testDatabase();
      const { till, product } = await openCounter(database, server);
      expect((await till.sell(cartOf(await product()))).status).toBe(200);
      const users = await database.query(
        "select distinct usename as name from pg_stat_activity where application_name like 'cantina%' and pid <> pg_backend_pid() and datname = current_database() and client_port is not null",
        [],
      );
      expect(users).toContainEqual({ name: role });
      expect(await healthOf(server.url)).toEqual({ data: { status: "ok" } });
      expect(server.said()).not.toContain("Aviso");
    } finally {
      await server.end();
    }
  },
);

test("[ROLE-02] one address alone goes on working, and says what it lacks", async () => {
  const server = await startServerChild({ DATABASE_URL: addresses().owner });
  try {
    expect(server.said()).toContain("DATABASE_OWNER_URL");
    expect(await healthOf(server.url)).toEqual({ data: { status: "ok", shortcomings: ["DATABASE_ROLE_TOO_STRONG"] } });
  } finally {
    await server.end();
  }
});
