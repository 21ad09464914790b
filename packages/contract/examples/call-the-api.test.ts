import { readAnswer, wireRequest } from "@cantina/contract/calls";
import { clientsEndpoints } from "@cantina/contract/clients";
import { orderEndpoints } from "@cantina/contract/orders";
import { id } from "@cantina/domain/kernel";
import { expect, test } from "vitest";

const cafeteriaId = id<"cafeteria">("3f0f1c52-6a5e-4a0b-9a51-0d3b6f6e2c11");
const commensalId = id<"commensal">("3f0f1c52-6a5e-4a0b-9a51-0d3b6f6e2c12");

test("any HTTP client can ask, and decodes what comes back", () => {
  const request = wireRequest(clientsEndpoints.readDailyLimit, { params: { cafeteriaId, commensalId } });
  expect(request.method).toBe("GET");
  expect(request.path).toBe(`cafeterias/${cafeteriaId}/commensals/${commensalId}/daily-limit`);

  // What a server sends: money as a JSON number with two decimals at most.
  const body: unknown = JSON.parse('{"data":{"dailyLimit":5000,"left":1250.5}}');
  const answer = readAnswer(clientsEndpoints.readDailyLimit, { status: 200, body });
  // Minor units from here on.
  expect(answer).toEqual({ ok: true, value: { dailyLimit: 500_000, left: 125_050 } });
});

test("a refusal is a value with a code, and its data is decoded as well", () => {
  const body = { Message: { Message: "DAILY_LIMIT_EXCEEDED", ExtraData: 300.25 } };
  const answer = readAnswer(orderEndpoints.createOrder, { status: 400, body });
  expect(answer).toEqual({ ok: false, failure: { code: "DAILY_LIMIT_EXCEEDED", data: 30_025 } });
});

test("an answer that does not fit is an error that names the field", () => {
  const body = { data: { dailyLimit: "5000", left: null } };
  const answer = readAnswer(clientsEndpoints.readDailyLimit, { status: 200, body });
  expect(answer).toEqual({ ok: false, failure: { code: "MALFORMED_ANSWER", field: "data.dailyLimit" } });
});
