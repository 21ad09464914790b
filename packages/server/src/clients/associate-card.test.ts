import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, expect, test } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;

beforeAll(async () => {
  place = await makeCafeteria(server().database);
  token = await server().signIn(place.administrator.email);
});

async function seat(status = "ENABLED"): Promise<string> {
  const commensalId = randomUUID();
  await server().database.query(
    `insert into commensal (id, cafeteria_id, profile_id, first_name, last_name, status) values ($1, $2, $3, 'Ana', 'Gómez', $4)`,
    [commensalId, place.id, place.client.profileId, status],
  );
  return commensalId;
}

const associate = (commensalId: string, cardCode: string) =>
  server().ask("POST", `/api/cafeterias/${place.id}/commensals/${commensalId}/associate_card`, {
    token,
    body: { cardCode },
  });
const cardOf = async (commensalId: string) =>
  (await server().database.query("select card_code from commensal where id = $1", [commensalId]))[0]?.["card_code"];

test("[CLIENTS-06] a commensal gets a card, and then another in its place", async () => {
  const ana = await seat();
  const answer = await associate(ana, " A-100 ");
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('"cardCode":"A-100"');
  await associate(ana, "A-101");
  expect(await cardOf(ana)).toBe("A-101");
  const events = await server().database.query(
    "select 1 from change_event where entity_type = 'client' and entity_id = $1",
    [place.client.profileId],
  );
  expect(events).toHaveLength(2);
});

test("[CLIENTS-06] a card is one commensal's at a time, also when two ask for it at once", async () => {
  const diners = await Promise.all(Array.from({ length: 6 }, () => seat()));
  const answers = await Promise.all(diners.map((diner) => associate(diner, "B-200")));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  expect(answers.find(({ status }) => status === 400)?.text).toContain("ya está asociada a otro comensal");
  const cards = await Promise.all(diners.map(cardOf));
  expect(cards.filter((card) => card === "B-200")).toHaveLength(1);
});

test("[CLIENTS-06] a frame is no part of a card's code, and a deleted commensal gets no card", async () => {
  const ana = await seat();
  for (const code of ["%A1$", "", "  "]) expect((await associate(ana, code)).text).toContain("VALIDATION");
  expect(await cardOf(ana)).toBeNull();
  expect((await associate(await seat("DELETED"), "C-1")).status).toBe(404);
  expect((await associate(randomUUID(), "C-1")).status).toBe(404);
});
