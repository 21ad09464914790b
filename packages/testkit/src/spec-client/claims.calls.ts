import { expect } from "vitest";
import { hasFields } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import type { CallsOf, SpecPlace } from "./spec-place.ts";

const fieldsOfClaim = ["id", "profileId", "phoneNumber", "comments", "issue", "status", "dateTime"];

const claimOf = ({ clientId }: SpecPlace) => ({
  profileId: clientId,
  phoneNumber: "351 555 1234",
  comments: "Faltó el postre",
  issue: "ORDER_ISSUE",
});

const makeClaim = (place: SpecPlace): Promise<Row> => place.administrator.ask("POST", "…/claims", claimOf(place));

export const claimCalls: CallsOf<"claims"> = {
  "GET …/claims": async (place) => {
    await makeClaim(place);
    hasFields((await place.administrator.list("…/claims"))[0], fieldsOfClaim);
  },
  "POST …/claims": async (place) => {
    expect(await makeClaim(place)).toMatchObject({ ...claimOf(place), status: "UNSOLVED" });
  },
  "GET …/claims/{id}": async (place) => {
    const { id } = await makeClaim(place);
    hasFields(await place.administrator.ask("GET", `…/claims/${String(id)}`), fieldsOfClaim);
  },
  "PUT …/claims/{id}": async (place) => {
    const { id } = await makeClaim(place);
    const asked = { status: "SOLVED" };
    expect(await place.employee.ask("PUT", `…/claims/${String(id)}`, asked)).toMatchObject(asked);
  },
};
