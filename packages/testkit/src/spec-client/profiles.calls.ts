import { expect } from "vitest";
import { hasFields } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import { type CallsOf, type SpecPlace, newName } from "./spec-place.ts";

const fieldsOfProfile = [
  "id",
  "username",
  "email",
  "type",
  "privilegeLevel",
  "cafeteriaId",
  "status",
  "balance",
  "minimumBalance",
  "discountCategoryId",
  "familyCode",
  "commensals",
  "commensalSubscriptions",
];
const fieldsOfCommensal = [
  "id",
  "profileId",
  "firstName",
  "lastName",
  "classId",
  "className",
  "status",
  "discountCategoryId",
  "imageUrl",
  "cardCode",
  "allergies",
  "dailyLimit",
];

const commensalsOf = (row: Row): readonly Row[] => row["commensals"] as readonly Row[];
const typesOf = (rows: readonly Row[]) => new Set(rows.map((row) => row["type"]));

const payloadForm = (payload: Row): FormData => {
  const form = new FormData();
  form.append("payload", JSON.stringify(payload));
  return form;
};

async function makeClass({ administrator }: SpecPlace): Promise<Row> {
  const name = newName("Clase");
  const { classes } = await administrator.ask("POST", "…/classes", { name });
  return (classes as readonly Row[]).find((row) => row["name"] === name) ?? {};
}

export const profileCalls: CallsOf<"profiles"> = {
  "GET …/profiles": async ({ employee, administrator, clientId, cafeteriaId }) => {
    const rows = await employee.list("…/profiles");
    expect(typesOf(rows)).toEqual(new Set(["CAFETERIA", "CLIENT"]));
    for (const row of rows) hasFields(row, fieldsOfProfile);
    const client = rows.find((row) => row["id"] === clientId);
    expect(client).toMatchObject({ type: "CLIENT", cafeteriaId, balance: 1000, privilegeLevel: null });
    hasFields(commensalsOf(client ?? {})[0], fieldsOfCommensal);
    expect(commensalsOf(client ?? {})).toMatchObject([{ className: "3º A", profileId: clientId }]);
    expect(typesOf(await employee.list("…/profiles?type=CAFETERIA"))).toEqual(new Set(["CAFETERIA"]));
    await administrator.ask("PUT", `…/profiles/clients/${clientId}`, payloadForm({ minimumBalance: -50 }));
    expect(await employee.list("…/profiles?type=CLIENT")).toMatchObject([{ minimumBalance: -50 }]);
  },
  "GET …/profiles/{id}": async ({ employee, clientId }) => {
    const row = await employee.ask("GET", `…/profiles/${clientId}`);
    hasFields(row, fieldsOfProfile);
    hasFields(commensalsOf(row)[0], fieldsOfCommensal);
  },
  "PUT …/profiles/clients/{id}": async ({ administrator, clientId, commensalId, classId }) => {
    const [category] = await administrator.list("…/discount_categories");
    const changed = await administrator.ask(
      "PUT",
      `…/profiles/clients/${clientId}`,
      payloadForm({
        discountCategoryId: category?.["id"],
        minimumBalance: -120.5,
        familyCode: "F-12",
        commensals: [
          { id: commensalId, firstName: "Ana María", lastName: "Gómez", classId },
          { firstName: "Luis", lastName: "Gómez", classId },
        ],
      }),
    );
    expect(changed).toMatchObject({ minimumBalance: -120.5, familyCode: "F-12", discountCategoryId: category?.["id"] });
    const names = commensalsOf(changed).map((row) => row["firstName"]);
    expect(names.toSorted()).toEqual(["Ana María", "Luis"]);
  },
  "DELETE …/profiles/{id}": async (place) => {
    const { administrator, system, cafeteriaId } = place;
    const email = `${newName("baja").replace(" ", ".")}@prueba.test`;
    const made = await system.ask("POST", "…/profiles/employees", {
      cafeteriaId,
      email,
      isAdministrator: false,
      isNewAccount: true,
    });
    const gone = await administrator.send("DELETE", `…/profiles/${String(made["id"])}`);
    // Staff aren't deleted by this call; what isn't a client of the cafeteria isn't there.
    expect(gone).toMatchObject({ status: 404, body: { Message: { Message: "DELETE_OR_UPDATE_NOT_FOUND" } } });
    // An account with money on it asks for a word first, which the text does not know; an empty one goes.
    const rows = await administrator.list("…/profiles?type=CLIENT");
    expect(await administrator.send("DELETE", `…/profiles/${String(rows[0]?.["id"])}`)).toMatchObject({
      status: 409,
      body: { Message: { Message: "UNCONFIRMED_BALANCE", ExtraData: { balance: 1000 } } },
    });
  },
  "DELETE …/profiles/clients/{id}/commensals/{commensalId}": async ({ administrator, clientId, commensalId }) => {
    const left = await administrator.ask("DELETE", `…/profiles/clients/${clientId}/commensals/${commensalId}`);
    expect(commensalsOf(left).filter((row) => row["status"] === "ENABLED")).toEqual([]);
  },
  "POST …/commensals/{id}/associate_card": async ({ administrator, commensalId, clientId }) => {
    await administrator.ask("POST", `…/commensals/${commensalId}/associate_card`, { cardCode: "0012" });
    expect(await administrator.ask("GET", `…/profiles/${clientId}`)).toMatchObject({
      commensals: [{ cardCode: "0012" }],
    });
  },
  "GET …/commensals/{id}/daily-limit": async ({ employee, commensalId }) => {
    hasFields(await employee.ask("GET", `…/commensals/${commensalId}/daily-limit`), ["dailyLimit"]);
  },
  "GET …/profiles/{id}/commensals/{commensalId}/restrictions": async ({ employee, clientId, commensalId }) => {
    expect(await employee.list(`…/profiles/${clientId}/commensals/${commensalId}/restrictions`)).toEqual([]);
  },
  "GET …/profiles/clients/{id}/coupons": async ({ employee, clientId }) => {
    expect(await employee.list(`…/profiles/clients/${clientId}/coupons`)).toEqual([]);
  },
  "POST …/profiles/employees": async ({ system, cafeteriaId }) => {
    const email = `${newName("alta").replace(" ", ".")}@prueba.test`;
    const asked = { cafeteriaId, email, isAdministrator: true, isNewAccount: true };
    expect(await system.ask("POST", "…/profiles/employees", asked)).toMatchObject({ email });
  },
  "POST …/classes": async (place) => {
    hasFields(await makeClass(place), ["id", "name", "position"]);
  },
  "PUT …/classes/{id}": async (place) => {
    const { id } = await makeClass(place);
    const { classes } = await place.administrator.ask("PUT", `…/classes/${String(id)}`, { name: "Sala roja" });
    expect(classes).toContainEqual(expect.objectContaining({ id, name: "Sala roja" }));
  },
  "DELETE …/classes/{id}": async (place) => {
    const { id } = await makeClass(place);
    const { classes } = await place.administrator.ask("DELETE", `…/classes/${String(id)}`);
    expect(classes).not.toContainEqual(expect.objectContaining({ id }));
  },
  "PUT …/classes": async (place) => {
    const { administrator, cafeteriaId } = place;
    const { id } = await makeClass(place);
    const newOrderIds = [String(id), place.classId];
    await administrator.ask("PUT", "…/classes", { newOrderIds });
    const { classes } = await administrator.ask("GET", `/cafeterias/${cafeteriaId}`);
    expect((classes as readonly Row[]).map((row) => row["id"])).toEqual(newOrderIds);
  },
};
