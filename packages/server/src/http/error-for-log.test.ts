import pg from "pg";
import { expect, test } from "vitest";
import { errorForLog } from "./error-for-log.ts";

const secrets = [
  "ana@familia.test",
  "Zulema",
  "eyJhbGciOi.eyJzdWIi.c2ln",
  "q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6",
  "4012888",
];

test("[LOG-02] of an error the log has its kind, code and place, and nothing that somebody typed", () => {
  const row = Object.assign(new pg.DatabaseError('duplicate key violates unique constraint "user_email"', 1, "error"), {
    code: "23505",
    constraint: "user_email",
    detail: "Key (email)=(ana@familia.test) already exists.",
    where: "COPY client, line 1: Zulema",
  });
  const data = Object.assign(new pg.DatabaseError('invalid input syntax for type uuid: "Zulema 4012888"', 1, "error"), {
    code: "22P02",
  });
  const mail = Object.assign(new Error("550 <ana@familia.test> unknown"), {
    responseCode: 550,
    response: "550 ana@familia.test",
    envelope: { to: ["ana@familia.test"] },
  });
  const token = new Error(`refused ${secrets[2]} and ${secrets[3]} of 0198c0de-0000-7000-8000-000000000001`);
  let body: unknown;
  try {
    JSON.parse('{"name":"Zulema" 4012888}');
  } catch (error) {
    body = error;
  }
  const logged = [row, data, mail, token, body, new Error("plain", { cause: row }), { name: "Zulema" }].map(
    errorForLog,
  );
  for (const secret of secrets) expect(JSON.stringify(logged)).not.toContain(secret);
  expect(logged[0]).toMatchObject({
    type: "DatabaseError",
    code: "23505",
    constraint: "user_email",
    message: 'duplicate key violates unique constraint "user_email"',
  });
  expect(logged[2]).toMatchObject({ message: "550 <***> unknown", responseCode: 550 });
  // The id of a thing is no secret, and what one looks for.
  expect(logged[3]?.message).toBe("refused *** and *** of 0198c0de-0000-7000-8000-000000000001");
  expect(logged[5]?.stack).toMatch(/^ {4}at .*error-for-log\.test/u);
});
