import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeEach, describe, expect, it } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;

beforeEach(async () => {
  place = await makeCafeteria(server().database);
  token = await server().signIn(place.administrator.email);
});

type List = {
  readonly version: number;
  readonly classes: readonly { readonly id: string; readonly version: number; readonly name: string }[];
};

const ask = (method: string, path = "", body?: object) =>
  server().ask(method, `/api/cafeterias/${place.id}/classes${path}`, { token, body });
const listOf = ({ json }: { readonly json: unknown }): List => (json as { data: List }).data;
const namesOf = ({ classes }: List) => classes.map(({ name }) => name);
const refusalOf = ({ json }: { readonly json: unknown }) =>
  (json as { Message: { Message: string; ExtraData?: unknown } }).Message;

async function makeClasses(...names: readonly string[]): Promise<List> {
  for (const name of names.slice(0, -1)) await ask("POST", "", { name });
  return listOf(await ask("POST", "", { name: names.at(-1) }));
}

const order = ({ classes, version }: List, ...places: readonly number[]) => ({
  newOrderIds: places.map((at) => classes[at]?.id),
  version,
});

describe("classes", () => {
  it("are added at the end, renamed and put in order, and the cafeteria shows them so", async () => {
    const made = await makeClasses("1º A", "1º B", "2º A");
    expect(namesOf(made)).toEqual(["1º A", "1º B", "2º A"]);
    const renamed = listOf(await ask("PUT", `/${made.classes[0]?.id}`, { name: " Sala 5 " }));
    expect(namesOf(renamed)).toEqual(["Sala 5", "1º B", "2º A"]);
    const ordered = listOf(await ask("PUT", "", order(renamed, 2, 0, 1)));
    expect(namesOf(ordered)).toEqual(["2º A", "Sala 5", "1º B"]);
    const { json } = await server().ask("GET", `/api/cafeterias/${place.id}`, { token });
    expect(json).toMatchObject({ data: { classes: ordered.classes, classesVersion: ordered.version } });
  });

  it("[CLASS-01] an order that isn't exactly the classes is refused with the list", async () => {
    const list = await makeClasses("1º A", "1º B");
    for (const places of [[0], [0, 0], [0, 1, 1]]) {
      const refused = await ask("PUT", "", order(list, ...places));
      expect(refused.status).toBe(409);
      expect(refusalOf(refused)).toEqual({ Message: "INVALID_CLASS_POSITIONS", ExtraData: list });
    }
  });

  it("[CLASS-02] of two who order the same list, the second is refused with the first one's", async () => {
    const list = await makeClasses("1º A", "1º B", "2º A");
    const answers = await Promise.all([ask("PUT", "", order(list, 2, 1, 0)), ask("PUT", "", order(list, 1, 0, 2))]);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 1]);
    for (const answer of won) expect(lost.map((one) => refusalOf(one).ExtraData)).toEqual([listOf(answer)]);
  });

  it("[CLASS-03] no two have the same name, however fast they are asked for", async () => {
    const answers = await Promise.all([ask("POST", "", { name: "Salón" }), ask("POST", "", { name: "salon" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const list = await makeClasses("Otra");
    const renamed = await ask("PUT", `/${list.classes[1]?.id}`, { name: "SALÓN" });
    expect(refusalOf(renamed).ExtraData).toEqual([{ path: "name", message: "Ya existe una clase con ese nombre" }]);
    expect((await ask("POST", "", { name: "x".repeat(251) })).status).toBe(400);
    expect((await ask("POST", "", { name: "  " })).status).toBe(400);
  });

  it("[CLASS-04] one with commensals can't be deleted, and the refusal tells how many", async () => {
    const { database } = server();
    const { classes } = await makeClasses("1º A", "1º B");
    const [first] = classes;
    for (const status of ["ENABLED", "ENABLED", "DELETED"])
      await database.query(
        "insert into commensal (cafeteria_id, profile_id, first_name, last_name, class_id, status) values ($1, $2, 'Uma', 'Rey', $3, $4)",
        [place.id, place.client.profileId, first?.id, status],
      );
    const refused = await ask("DELETE", `/${first?.id}`);
    expect([refused.status, refusalOf(refused)]).toEqual([
      409,
      { Message: "CLASS_IN_USE", ExtraData: { commensals: 2 } },
    ]);
    await database.query("update commensal set status = 'DELETED' where class_id = $1", [first?.id]);
    expect(namesOf(listOf(await ask("DELETE", `/${first?.id}`)))).toEqual(["1º B"]);
    expect((await ask("DELETE", `/${first?.id}`)).status).toBe(404);
    expect(await database.query("select status from cafeteria_class where id = $1", [first?.id])).toEqual([
      { status: "DELETED" },
    ]);
  });

  it("[CLASS-05] a name that was made from an older one is refused, and a place in the order makes none older", async () => {
    const list = await makeClasses("1º A", "1º B");
    const at = `/${list.classes[0]?.id}`;
    const versionOf = async (named: object) =>
      listOf(await ask("PUT", at, named)).classes.find(({ id }) => id === list.classes[0]?.id)?.version;
    await ask("PUT", "", order(list, 1, 0));
    expect(await versionOf({ name: "Sala 5", version: 1 })).toBe(2);
    const late = await ask("PUT", at, { name: "Sala 6", version: 1 });
    expect([late.status, refusalOf(late)]).toEqual([
      409,
      { Message: "STALE_ENTRY", ExtraData: { id: list.classes[0]?.id, version: 2 } },
    ]);
    const both = await Promise.all(["Sala 7", "Sala 8"].map((name) => ask("PUT", at, { name, version: 2 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await versionOf({ name: "Sala 9" })).toBe(4);
    const { json } = await server().ask("GET", `/api/cafeterias/${place.id}`, { token });
    expect(json).toMatchObject({ data: { classes: [{ version: 1 }, { name: "Sala 9", version: 4 }] } });
  });

  it("are the administrators' affair", async () => {
    token = await server().signIn(place.employee.email);
    expect(refusalOf(await ask("POST", "", { name: "1º A" })).Message).toBe("WRONG_PERMISSIONS");
  });
});
