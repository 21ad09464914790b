import { randomUUID } from "node:crypto";
import { cafeteriaEndpoints, classEndpoints } from "@cantina/contract/cafeteria";
import { clientDeskEndpoints, discountCategoryEndpoints } from "@cantina/contract/clients";
import { couponDeskEndpoints } from "@cantina/contract/coupons";
import { consumableEndpoints, supplierEndpoints } from "@cantina/contract/inventory";
import { quantity } from "@cantina/domain/inventory";
import { cents, timeZone } from "@cantina/domain/kernel";
import type { Page } from "@playwright/test";
import { desk, expectNoSidewaysScroll, phone, resize } from "./fixtures/axe.ts";
import { goWithin } from "./fixtures/day-screens.ts";
import { clientFor, openSession, value } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: desk });

/** Eighty letters without a blank. */
const longName = (): string => `${randomUUID().replaceAll("-", "")}${"Abcdefgh".repeat(6)}`;

/** Narrower than a desk, and wide enough for tables. */
const tablet = { width: 1000, height: 800 };

async function expectRoom(page: Page, path: string, said: string): Promise<void> {
  for (const size of [desk, tablet, phone]) {
    await resize(page, size);
    await expect(page.locator("main :not(option)").getByText(said).filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, `${path} at ${size.width}`);
  }
}

test(
  "a name of eighty letters widens no screen of the office, at a desk, on a tablet and on a phone",
  { tag: "@long" },
  async ({ enter, cantina, office }) => {
    const [session] = await openSession(cantina.url, "administrator");
    const [system] = await openSession(cantina.url, "system");
    const client = clientFor(cantina.url, session.jwt);
    const params = { cafeteriaId: session.profile.cafeteriaId };
    const key = () => ({ idempotencyKey: randomUUID() });
    const name = longName();
    value(await client.call(classEndpoints.createClass, { params, body: { name } }, key()));
    const classId = (await office.readCafeteria()).classes.find((one) => one.name === name)?.id;
    if (classId === undefined) throw new Error("the class was not created");
    const group = { name, rate: 0, maxDiscount: null, minimumBalance: cents(0) };
    const category = value(
      await client.call(discountCategoryEndpoints.createDiscountCategory, { params, body: group }, key()),
    );
    const commensals = [{ firstName: name, lastName: name, classId }];
    const family = { username: name, discountCategoryId: category.id, minimumBalance: null, commensals };
    const email = `${name.slice(0, 60)}@correo.test`;
    value(await client.call(clientDeskEndpoints.createClient, { params, body: { email, ...family } }, key()));
    const product = await office.addProduct({ name });
    const coupon = { name, description: name, price: cents(100), quantity: 3, validDays: 30, productIds: [product.id] };
    value(await client.call(couponDeskEndpoints.createCoupon, { params, body: coupon }, key()));
    const supplier = { name, phoneNumber: null, email: null };
    const { id: supplierId } = value(
      await client.call(supplierEndpoints.createSupplier, { params, body: supplier }, key()),
    );
    const supply = { name, supplierId, unit: "KILOGRAM" as const, cost: cents(100), waste: 0, alertLevel: quantity(0) };
    value(await client.call(consumableEndpoints.createSupply, { params, body: supply }, key()));

    const page = await enter(session, `/manage_users?text=${name}`);
    await expectRoom(page, "/manage_users", name);
    for (const path of ["/configuration?topic=pickup", "/coupons", "/inventory", "/edit"]) {
      await resize(page, desk);
      await goWithin(page, path);
      await expectRoom(page, path, name);
    }
    const body = { name, countryId: "AR", timeZone: timeZone("America/Argentina/Buenos_Aires") };
    value(await clientFor(cantina.url, system.jwt).call(cafeteriaEndpoints.createCafeteria, { body }, key()));
    await expectRoom(await enter(system, "/generate_registration"), "/generate_registration", name);
  },
);
