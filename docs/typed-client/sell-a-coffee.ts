// A client of the API that knows nothing of this project but its OpenAPI document. In a folder of its own, with the demo
// cafeteria running, it makes `api.ts` of that first, and then sells:
// npm init -y && npm pkg set type=module && npm install openapi-fetch openapi-typescript tsx
// npx openapi-typescript http://localhost:4100/api/openapi.json --default-non-nullable=false -o api.ts
// npx tsx sell-a-coffee.ts http://localhost:4100/api empleado@demo.cantina Cantina2026
import { randomUUID } from "node:crypto";
import process from "node:process";
import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";

type Product = components["schemas"]["Product"];

const [, , baseUrl = "", email = "", password = ""] = process.argv;
const api = createClient<paths>({ baseUrl });

const signedIn = await api.POST("/authentication/authenticate", { body: { email, password } });
const pair = signedIn.data?.data[0];
if (pair === undefined) throw new Error(`no profile: ${JSON.stringify(signedIn.error)}`);
api.use({
  onRequest: ({ request }) => {
    request.headers.set("authorization", `Bearer ${pair.jwt}`);
    return request;
  },
});

const path = { cafeteriaId: pair.profile.cafeteriaId };
const catalogue = await api.GET("/cafeterias/{cafeteriaId}/products", { params: { path } });
const coffee: Product | undefined = catalogue.data?.data.find(({ name }) => name.startsWith("Café"));
if (coffee === undefined) throw new Error("no coffee");

const sold = await api.POST("/cafeterias/{cafeteriaId}/transactions/orders", {
  params: { path, header: { "Idempotency-Key": randomUUID() } },
  body: {
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: coffee.id, productVersion: coffee.version, quantity: 2 }],
    paymentMethod: "CASH",
    markAsCompleted: true,
  },
});
if (sold.data === undefined) throw new Error(`not sold: ${sold.error.Message.Message}`);
const { status, totalPrice } = sold.data.data;
console.log(JSON.stringify({ status, totalPrice }));
