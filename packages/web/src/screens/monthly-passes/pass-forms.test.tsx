import type { Cafeteria } from "@cantina/domain/cafeteria";
import {
  type CalendarProduct,
  type PassEntry,
  classPriceFaults,
  nothingIgnored,
} from "@cantina/domain/calendar-products";
import { type LocalDate, type LocalTime, type TimeZone, cents, id, loadTemporal } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { PassSaleFields } from "./PassSaleFields.tsx";
import { ClassPriceRows } from "./parts/ClassPriceRows.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

const day = "2999-01-01" as LocalDate;
const cafeteria: Cafeteria = {
  id: id("c"),
  name: "Comedor",
  code: "C",
  timeZone: "America/Argentina/Buenos_Aires" as TimeZone,
  activityStatus: "ACTIVE",
  features: ["calendarProducts"],
  classes: ["Primero", "Segundo"].map((name, index) => ({ id: id(name), name, position: index })),
  closedDates: [],
  pickup: { type: "DISCRETE", times: [], interval: null, cutOff: null },
  autoCompletesOrders: false,
  customPaymentMethod: null,
  allowIgnoreMinimumBalance: false,
  balanceFloor: cents(0),
  defaultDiscountCategoryId: id("d"),
  classesVersion: 1,
};
const pass = (name: string): CalendarProduct => ({
  id: id<"product">(name),
  name,
  description: name,
  categoryId: id<"category">("k"),
  version: 1,
  price: cents(1_000),
  classPrices: [],
  imageUrl: null,
  shownInApp: true,
  orderDates: [day],
  deliveryTime: "12:00" as LocalTime,
  isOrderCancellable: false,
  chargeForPastOrders: false,
});

const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

function ClassPrices() {
  const [rows, setRows] = useState<PassEntry["classPrices"]>([]);
  return (
    <ThemeProvider>
      <ClassPriceRows classes={cafeteria.classes} rows={rows} onChange={setRows} faults={classPriceFaults(rows)} />
    </ThemeProvider>
  );
}

test("[PASS-02] a row of class prices is asked for its class and its price, and a class is named once", () => {
  render(<ClassPrices />);
  const add = () => fireEvent.click(screen.getByText("Agregar precio por clase"));
  add();
  add();
  expect(alerts()).toEqual(["Por favor elija una clase", "Por favor elija una clase"]);
  for (const field of screen.getAllByLabelText("Clase")) fireEvent.change(field, { target: { value: "Primero" } });
  expect(alerts()).toEqual(["Por favor ingrese un precio", "La clase ya tiene un precio"]);
});

test("[PASS-06] a pass sale without a pass and a diner tells so at both", () => {
  render(
    <ThemeProvider>
      <PassSaleFields
        passes={[pass("Marzo"), pass("Abril")]}
        quote={null}
        cafeteria={cafeteria}
        diners={[]}
        form={{
          entry: { passId: null, commensalId: null, paymentMethod: "CASH", ignored: nothingIgnored },
          faults: { pass: "MISSING", diner: "MISSING" },
          type: () => undefined,
        }}
        isRegisterMissing={false}
      />
    </ThemeProvider>,
  );
  expect(alerts()).toEqual(["Por favor seleccione un comensal", "Por favor seleccione un abono"]);
});
