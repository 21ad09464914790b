// @vitest-environment jsdom
import { cents, id, loadTemporal } from "@cantina/domain/kernel";
import type { Subscription } from "@cantina/domain/subscriptions";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { SubscriptionForm } from "./SubscriptionForm.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

const lunch: Subscription = {
  id: id("lunch"),
  name: "Almuerzo",
  availableWeekDates: ["MONDAY"],
  payDayPrices: [{ day: 1, price: cents(100_000) }],
  status: "ENABLED",
  commensalIds: [],
  lastUses: [],
  version: 1,
};

test("[SUBS-07] a billing day that another row has already is told at its row", () => {
  const sent: unknown[] = [];
  render(
    <ThemeProvider>
      <SubscriptionForm formId="f" subscription={null} failure={null} onSubmit={(draft) => sent.push(draft)} />
      <button type="submit" form="f">
        Enviar
      </button>
    </ThemeProvider>,
  );
  for (const _ of ["second", "third"]) fireEvent.click(screen.getByText("Agregar precio"));
  for (const field of screen.getAllByLabelText("Desde el día").slice(1))
    fireEvent.change(field, { target: { value: "15" } });
  fireEvent.click(screen.getByText("Enviar"));
  expect(screen.getAllByText("Ya hay un precio desde ese día")).toHaveLength(1);
  expect(sent).toEqual([]);
});

test("[SUBS-15] what is sent is of the version that the form was opened with, whoever changes it meanwhile", () => {
  const sent: unknown[] = [];
  const shown = (version: number) => (
    <ThemeProvider>
      <SubscriptionForm
        formId="f"
        subscription={{ ...lunch, name: `Almuerzo ${version}`, version }}
        failure={null}
        onSubmit={(draft, of) => sent.push([draft.name, of?.version])}
      />
      <button type="submit" form="f">
        Enviar
      </button>
    </ThemeProvider>
  );
  const { rerender } = render(shown(3));
  rerender(shown(4));
  fireEvent.click(screen.getByText("Enviar"));
  expect(sent).toEqual([["Almuerzo 3", 3]]);
});
