import { samplePictures, withTestServer } from "@cantina/testkit/database";
import { type Counter, type Till, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, expect, test } from "vitest";

const server = withTestServer({ clock: handClock("2026-03-04T13:00:00Z") });
let counter: Counter;
let admin: Till;

beforeEach(async () => {
  const features = ["coupons", "calendarProducts", "advancedIdentification"] as const;
  counter = await openCounter(server().database, server(), { features });
  admin = counter.tillOf(counter.canteen.administratorId);
});

const { png, jpeg: jpg } = samplePictures;
const cut = jpg.subarray(0, -9);
const svg = Buffer.from("<svg onload='alert(1)'/>");
const huge = Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024, 1)]);

const imageOf = (data: unknown): unknown => (data as { readonly imageUrl: unknown }).imageUrl;

/** From nothing to a picture, another one, the same one, and none. */
async function keepsPicture(path: string, body: object): Promise<void> {
  const refusals = [
    [svg, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [cut, 415, "UNSUPPORTED_MEDIA_TYPE"],
    [huge, 413, "BODY_TOO_LARGE"],
  ] as const;
  for (const [image, status, code] of refusals)
    expect(await admin.form("POST", path, body, { image })).toMatchObject({ status, code });
  expect((await admin.form("POST", path, body, { other: png })).status).toBe(400);
  expect((await admin.get(path)).data).toEqual([]);

  const made = await admin.form("POST", path, body, { image: png });
  expect(made, made.text).toMatchObject({ status: 200 });
  const first = String(imageOf(made.data));
  expect(first).toMatch(/^\/api\/pictures\/[0-9a-f]{64}$/u);
  const served = await fetch(server().url + first);
  expect(served.headers.get("content-type")).toBe("image/png");
  const one = `${path}/${String(made.data?.["id"])}`;
  // Its version counts the edits.
  const edit = (version: number, more: object = {}) => ({ ...body, version, ...more });

  for (const [image, status, code] of refusals)
    expect(await admin.form("PUT", one, edit(1), { image })).toMatchObject({ status, code });
  expect(imageOf((await admin.put(one, edit(1))).data)).toBe(first);
  const second = imageOf((await admin.form("PUT", one, edit(2, { removesImage: true }), { image: jpg })).data);
  expect([second, second === first]).toEqual([expect.any(String), false]);
  const listed = (await admin.get(path)).data as unknown as readonly unknown[];
  expect(listed.map(imageOf)).toEqual([second]);
  expect(imageOf((await admin.put(one, edit(3, { removesImage: true }))).data)).toBeNull();
  expect(imageOf((await admin.put(one, edit(4))).data)).toBeNull();
}

test("[COUPON-12] a coupon's picture is judged by its bytes, kept by a change, changed and taken away", async () => {
  const product = await counter.product();
  const texts = { name: "Cinco meriendas", description: "Para la tarde" };
  await keepsPicture("/coupons", { ...texts, price: 99.5, quantity: 5, validDays: 20, products: [product] });
});

test("[COUPON-12] a picture is not kept when its coupon is refused", async () => {
  const unseen = Buffer.concat([png, Buffer.from("unseen")]);
  const texts = { name: "Nada", description: "De otra cafetería" };
  const body = { ...texts, price: 1, quantity: 1, validDays: 1, products: [counter.canteen.cafeteriaId] };
  const answer = await admin.form("POST", "/coupons", body, { image: unseen });
  expect(answer.code).toBe("WRONG_PRODUCT");
  expect(await server().database.query("select 1 from picture where bytes = $1", [unseen])).toEqual([]);
});

test("[PASS-09] a pass's picture is judged by its bytes, kept by a change, changed and taken away", async () => {
  const texts = { name: "Almuerzos de marzo", description: "Plato y postre" };
  await keepsPicture("/products/calendarProduct", {
    ...texts,
    categoryId: counter.canteen.categoryId,
    price: 1000,
    orderDates: ["2026-03-05", "2026-03-09"],
    deliveryTime: "12:30",
  });
});

const familyOf = (username: string, image: string | null) => ({
  email: `${username.toLowerCase()}@correo.test`,
  username,
  discountCategoryId: null,
  minimumBalance: null,
  commensals: [
    { firstName: "Ana", lastName: username, classId: counter.canteen.classId },
    { firstName: "Leo", lastName: username, classId: counter.canteen.classId, ...(image !== null && { image }) },
  ],
});

test("[CLIENTS-17] a new client's commensals come with their photos, or the client is not added at all", async () => {
  const add = (username: string, image: string | null, files: Readonly<Record<string, Buffer>>) =>
    admin.form("POST", "/profiles/clients", familyOf(username, image), files);
  expect(await add("Sosa", "image-1", {})).toMatchObject({
    code: "VALIDATION",
    extra: [{ path: "image-1", message: "Falta la foto" }],
  });
  expect((await add("Sosa", "image-1", { "image-1": svg })).code).toBe("UNSUPPORTED_MEDIA_TYPE");
  expect((await add("Sosa", "image-1", { "image-1": huge })).code).toBe("BODY_TOO_LARGE");
  expect((await admin.get("/profiles/clients?search=Sosa")).data).toEqual([]);
  const { data } = await add("Sosa", "image-1", { "image-1": png });
  const [ana, leo] = (data?.["commensals"] ?? []) as readonly unknown[];
  expect(imageOf(ana)).toBeNull();
  expect(imageOf(leo)).toMatch(/^\/api\/pictures\/[0-9a-f]{64}$/u);
});

test("[CLIENTS-17] without the feature a new client with a photo is refused", async () => {
  await server().database.query("update cafeteria set features = '{}' where id = $1", [counter.canteen.cafeteriaId]);
  const add = (username: string, image: string | null) =>
    admin.form("POST", "/profiles/clients", familyOf(username, image), image === null ? {} : { [image]: png });
  expect((await add("Vera", "image-1")).code).toBe("FEATURE_DISABLED");
  expect((await add("Vera", null)).status).toBe(200);
});
