import { endpoints } from "@cantina/contract/table";
import { beforeAll, describe, expect, it } from "vitest";
import { withTestServer } from "../database/index.ts";
import { placesOf } from "./id-places.ts";
import { sendRequest } from "./send-request.ts";
import { type Request, endpointNames, exampleOf } from "./valid-requests.ts";
import { type World, makeWorld } from "./world.ts";

const server = withTestServer();

const noDay = ["2026-02-30", "2026-04-31", "2025-02-29", "0000-01-01", "99999-01-01"];
const wrong = {
  iso_date: noDay,
  iso_timestamp: [
    ...noDay.map((day) => `${day}T10:00:00Z`),
    "0001-01-01T10:00:00+14:00",
    "9999-12-31T23:00:00-03:00",
    "2026-01-01T25:00:00Z",
  ],
  iso_time: ["24:00", "23:60"],
};
/** At the edge of what a year of four digits can tell. */
const odd = {
  iso_date: ["0001-01-01", "9999-12-31"],
  iso_timestamp: ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
  iso_time: ["23:59"],
};

const rules = ["iso_date", "iso_timestamp", "iso_time"] as const;
const places = rules.flatMap((rule) =>
  endpointNames.flatMap((name) => placesOf(endpoints[name], rule).map((where) => ({ name, where, rule }))),
);

let world: World;

beforeAll(async () => {
  world = await makeWorld({ database: server().database, url: server().url }, "ZORZALES");
});

/** Lists and objects that the example leaves out are made. */
function withValue(value: unknown, [key, ...rest]: readonly string[], put: string): unknown {
  if (key === undefined) return put;
  if (key === "0") return [withValue(Array.isArray(value) ? value[0] : undefined, rest, put)];
  const fields = (typeof value === "object" ? value : null) ?? {};
  return { ...fields, [key]: withValue(Object.entries(fields).find(([name]) => name === key)?.[1], rest, put) };
}

function send({ name, where }: (typeof places)[number], text: string) {
  const example = exampleOf(name, world);
  const request = withValue(example, where.split("."), text) as Request;
  return sendRequest(server().url, name, request, world.tokens[example.by]);
}

it("finds the calls that name a day, an instant or a time", () => {
  const found = places.map(({ name, where }) => `${name}.${where}`);
  expect(found).toEqual(
    expect.arrayContaining([
      "editSettings.body.closedDates.0",
      "changeProduct.body.displayDates.0",
      "listTransactions.query.until",
      "listTransactions.query.before",
      "listDailyPurchases.query.date",
      "createLateOrder.body.soldAt",
      "editSettings.body.closingTime",
    ]),
  );
});

describe("[KERNEL-11] what is in no calendar is a fault of its field, and what is at the edge of it is no fault of the server", () => {
  it.each(places)("$name $where", async (place) => {
    const path = place.where.slice(place.where.indexOf(".") + 1);
    for (const text of wrong[place.rule]) {
      const answer = await send(place, text);
      expect([text, answer.status, answer.code]).toEqual([text, 400, "VALIDATION"]);
      expect(answer.text).toContain(`"path":"${path}"`);
    }
    for (const text of odd[place.rule]) {
      const { status } = await send(place, text);
      expect([text, status < 500]).toEqual([text, true]);
    }
  });
});
