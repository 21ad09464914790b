// @vitest-environment jsdom
import { loadTemporal } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { SubscriptionForm } from "./SubscriptionForm.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

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
