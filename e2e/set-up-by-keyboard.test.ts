import { randomUUID } from "node:crypto";
import { accessEndpoints } from "@cantina/contract/access";
import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { discountCategoryEndpoints } from "@cantina/contract/clients";
import { type Instant, type Weekday, addDays, cents, localDateOf, weekdayOf } from "@cantina/domain/kernel";
import { expect } from "@playwright/test";
import { test } from "./fixtures/empty-place.ts";
import { enterAsFamily, openFamilyApp } from "./fixtures/family-app.ts";
import { type Effort, handsOn } from "./fixtures/hands.ts";
import * as desk from "./fixtures/new-canteen-desk.ts";
import { clientFor, value } from "./fixtures/office.ts";
import { linkInMail } from "./fixtures/place-desk.ts";
import * as steps from "./fixtures/set-up-by-keyboard.ts";
import type { Credentials } from "./fixtures/sign-in.ts";

const placeName = "Comedor Los Talas";
const administrator: Credentials = { email: "directora@talas.test", password: "Directora2026" };
const family = { email: "zarate@talas.test", name: "Familia Zárate", firstName: "Lola", lastName: "Zárate" };
const weekdayNames: Readonly<Record<Weekday, string>> = {
  MONDAY: "Lunes",
  TUESDAY: "Martes",
  WEDNESDAY: "Miércoles",
  THURSDAY: "Jueves",
  FRIDAY: "Viernes",
  SATURDAY: "Sábado",
  SUNDAY: "Domingo",
};

/** What each part may cost at most: docs/keyboard.md. */
const bounds: Readonly<Record<string, Effort>> = {
  "la invitación": { steps: 8, keys: 68 },
  "la lista": { steps: 1, keys: 16 },
  "las clases": { steps: 6, keys: 16 },
  "los métodos de pago": { steps: 5, keys: 30 },
  "los horarios de entrega": { steps: 13, keys: 74 },
  "los días": { steps: 5, keys: 76 },
  "el horario límite": { steps: 4, keys: 42 },
  "las comandas": { steps: 2, keys: 14 },
  "el saldo mínimo": { steps: 3, keys: 19 },
  "la caja": { steps: 3, keys: 20 },
  "los billetes": { steps: 3, keys: 28 },
  "los proveedores": { steps: 1, keys: 22 },
  "la facturación": { steps: 1, keys: 3 },
  "los teléfonos": { steps: 3, keys: 8 },
  "la impresión": { steps: 4, keys: 20 },
  "los productos": { steps: 12, keys: 62 },
  "los clientes": { steps: 11, keys: 104 },
  "la apertura": { steps: 4, keys: 36 },
  "la primera venta": { steps: 3, keys: 7 },
};

test(
  "somebody new sets up all of a canteen from the checklist by keyboard alone, from the mail to the first sale within a bound of steps, and then a family's orders are taken and refused by each rule",
  { tag: "@long" },
  async ({ place: { cantina, mailFolder, device, enterAsSystem } }) => {
    await test.step("a cafeteria and its administrator", async () => {
      const system = await enterAsSystem();
      await desk.createPlace(system, placeName);
      await desk.invite(system, placeName, { role: "Administrador", email: administrator.email });
    });
    const link = await linkInMail(mailFolder, administrator.email);
    const page = await device();
    const hands = await handsOn(page);
    const efforts: Record<string, Effort> = {};
    async function part(name: string, work: () => Promise<void>): Promise<void> {
      const before = hands.effort();
      await test.step(name, work);
      const after = hands.effort();
      efforts[name] = { steps: after.steps - before.steps, keys: after.keys - before.keys };
    }

    await part("la invitación", () => steps.acceptInvitation(hands, link, administrator));
    const [office] = value(
      await clientFor(cantina.url, null).call(accessEndpoints.authenticate, { body: administrator }),
    );
    if (office === undefined) throw new Error("the administrator has no profile");
    const api = clientFor(cantina.url, office.jwt);
    const params = { cafeteriaId: office.profile.cafeteriaId };
    const readPlace = async () => value(await api.call(cafeteriaEndpoints.readCafeteria, { params }));
    const { timeZone: zone } = await readPlace();
    const today = localDateOf(new Date().toISOString() as Instant, zone);
    const closedWeekday = weekdayOf(addDays(today, 3));
    // Its families may owe, so that the floor is what stops them.
    value(
      await api.call(
        discountCategoryEndpoints.createDiscountCategory,
        { params, body: { name: "Socios", rate: 0, maxDiscount: null, minimumBalance: cents(-2_000_000) } },
        { idempotencyKey: randomUUID() },
      ),
    );

    await part("la lista", () => steps.openChecklist(hands));
    await part("las clases", () => steps.addClasses(hands, ["1º A", "2º B"]));
    await part("los métodos de pago", () => steps.nameOwnMethod(hands, "Vales"));
    await part("los horarios de entrega", () =>
      steps.setPickup(hands, [{ time: "23:30" }, { time: "23:10", forClass: "2º B" }, { time: "23:50" }], "23:40"),
    );
    await part("los días", () => steps.closeDays(hands, weekdayNames[closedWeekday], 2));
    await part("el horario límite", () => steps.setCutOff(hands, "00:05"));
    await part("las comandas", () =>
      steps.switchOn(hands, "Comandas", "Completar automáticamente los pedidos del día"),
    );
    await part("el saldo mínimo", () => steps.setBalance(hands, "Socios", "-5000"));
    await part("la caja", async () => {
      await steps.switchOn(hands, "Caja", "Tope propio para los importes en efectivo");
      await hands.reach(page.getByLabel("Tope de un importe"));
      await hands.type("50000");
      await steps.save(hands, page.getByRole("region", { name: "Caja", exact: true }));
    });
    await part("los billetes", () => steps.dropCoin(hands, /^\$\s10$/u));
    await part("los proveedores", () => steps.readTopic(hands, "Proveedores", /./u));
    await part("la facturación", () => steps.readTopic(hands, "Facturación", /./u));
    await part("los teléfonos", async () => {
      await steps.switchOn(hands, "Teléfonos de reclamos", "Ocultar los teléfonos a los empleados");
      await steps.save(hands, page.getByRole("region", { name: "Teléfonos de reclamos", exact: true }));
    });
    await part("la impresión", async () => {
      await steps.switchOn(hands, "Impresión de este puesto", "Imprimir tickets en este dispositivo");
      await steps.confirmStep(hands, "Configurar la impresora");
    });
    await part("los productos", () => steps.addGoods(hands, "Kiosco", "Empanada", "1000"));
    await part("los clientes", () => steps.addFamily(hands, family));
    await part("la apertura", () => steps.openRegister(hands, "5000"));
    await part("la primera venta", () => steps.sellFirst(hands, "emp"));

    expect(Object.keys(efforts)).toEqual(Object.keys(bounds));
    for (const [name, most] of Object.entries(bounds)) {
      expect.soft(efforts[name]?.steps, `${name}: steps`).toBeLessThanOrEqual(most.steps);
      expect.soft(efforts[name]?.keys, `${name}: keys`).toBeLessThanOrEqual(most.keys);
    }

    await test.step("all of it is what the server keeps", async () => {
      expect(await readPlace()).toMatchObject({
        classes: [{ name: "1º A" }, { name: "2º B" }],
        customPaymentMethod: "Vales",
        closedWeekdays: [closedWeekday],
        closedDates: [addDays(today, 2)],
        balanceFloor: -500_000,
        hiddenPhoneForEmployees: true,
        pickup: { type: "DISCRETE", cutOff: "00:05", closesAt: "23:40" },
      });
    });

    await test.step("a family's orders", async () => {
      const credentials = { email: family.email, password: "Familia2026" };
      const session = await enterAsFamily(cantina.url, mailFolder, credentials);
      const order = await openFamilyApp({ url: cantina.url, session, office, today, zone });
      expect(await order({})).toBe("taken");
      expect(await order({ days: 0 })).toBe("CUT_OFF");
      // A single date, and each of the weekday.
      for (const days of [2, 3, 10]) expect(await order({ days }), `in ${days} days`).toBe("CLOSED_DAY");
      // The other class's time, a minute before and after the own one, and one after closing.
      for (const time of ["23:10", "23:29", "23:31", "23:50"]) expect(await order({ time }), time).toBe("NOT_OFFERED");
      for (const paymentMethod of ["CASH", "CUSTOM"] as const)
        expect(await order({ paymentMethod })).toBe("WRONG_PAYMENT_METHOD");
      // It owes 1.000 of at most 5.000.
      expect(await order({ quantity: 5 })).toBe("NEGATIVE_BALANCE");
      expect(await order({ quantity: 4 })).toBe("taken");
      expect(await order({})).toBe("NEGATIVE_BALANCE");
    });
  },
);
