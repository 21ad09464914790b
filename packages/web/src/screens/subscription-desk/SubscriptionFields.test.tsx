import { id, loadTemporal } from "@cantina/domain/kernel";
import { type SubscriptionFaults, checkSubscriptionEntry, emptySubscription } from "@cantina/domain/subscriptions";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { SubscriptionFields } from "./SubscriptionFields.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

test("[SUBS-07] a billing day that another row has already is told at its row", () => {
  const sent: unknown[] = [];
  function Probe() {
    const [entry, setEntry] = useState(emptySubscription);
    const [faults, setFaults] = useState<SubscriptionFaults | null>(null);
    const submit = (): void => {
      const checked = checkSubscriptionEntry(entry);
      if (checked.ok) sent.push(checked.value);
      else setFaults(checked.failure);
    };
    return (
      <>
        <SubscriptionFields products={[]} edit={{ entry, faults, type: (part) => setEntry({ ...entry, ...part }) }} />
        <button type="button" onClick={submit}>
          Enviar
        </button>
      </>
    );
  }
  render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );
  for (const _ of ["second", "third"]) fireEvent.click(screen.getByText("Agregar precio"));
  for (const field of screen.getAllByLabelText("Desde el día").slice(1))
    fireEvent.change(field, { target: { value: "15" } });
  fireEvent.click(screen.getByText("Enviar"));
  expect(screen.getAllByText("Ya hay un precio desde ese día")).toHaveLength(1);
  expect(sent).toEqual([]);
});

test("[SUBS-07] a billing day of two digits is one, and its field says nothing against it", () => {
  const entry = { ...emptySubscription, rows: [...emptySubscription.rows, { key: 1, day: "15", price: null }] };
  render(
    <ThemeProvider>
      <SubscriptionFields products={[]} edit={{ entry, faults: null, type: () => undefined }} />
    </ThemeProvider>,
  );
  expect(screen.queryByText(/no entra más/u)).toBeNull();
});

test("[SUBS-18] a meal's product is chosen among those on sale, and one that was deleted stays until another is", () => {
  const [pizza, soup] = [id<"product">("pizza"), id<"product">("sopa")];
  function Probe() {
    const [entry, setEntry] = useState({ ...emptySubscription, productId: pizza as typeof pizza | null });
    const type = (part: Partial<typeof entry>): void => setEntry({ ...entry, ...part });
    return (
      <>
        <SubscriptionFields products={[{ id: soup, name: "Sopa" }]} edit={{ entry, faults: null, type }} />
        <output>{entry.productId ?? "nada"}</output>
      </>
    );
  }
  render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );
  const field = screen.getByLabelText<HTMLSelectElement>("Producto que entrega");
  expect([...field.options].map(({ text }) => text)).toEqual(["No se dice", "Producto eliminado", "Sopa"]);
  const told = ["sopa", ""].map((value) => {
    fireEvent.change(field, { target: { value } });
    return screen.getByRole("status").textContent;
  });
  expect(told).toEqual(["sopa", "nada"]);
});

test("[FORM-10] a price that was taken out comes back where it stood, once, also while the form takes nothing", () => {
  let takes = true;
  function Probe() {
    const [entry, setEntry] = useState(emptySubscription);
    const type = (part: Partial<typeof entry>): void => (takes ? setEntry({ ...entry, ...part }) : undefined);
    return <SubscriptionFields products={[]} edit={{ entry, faults: null, type }} />;
  }
  render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );
  const days = (): readonly string[] =>
    screen.getAllByLabelText<HTMLInputElement>("Desde el día").map(({ value }) => value);
  for (const day of ["10", "20"]) {
    fireEvent.click(screen.getByText("Agregar precio"));
    for (const field of screen.getAllByLabelText("Desde el día").slice(-1))
      fireEvent.change(field, { target: { value: day } });
  }
  takes = false;
  fireEvent.click(screen.getByLabelText("Quitar el precio 2"));
  expect(screen.queryByText("Deshacer")).toBeNull();
  takes = true;
  fireEvent.click(screen.getByLabelText("Quitar el precio 2"));
  expect(days()).toEqual(["1", "20"]);
  expect(screen.getByText("Se quitó el precio desde el día 10.")).toBeDefined();
  expect(document.activeElement?.textContent).toBe("Deshacer");
  fireEvent.click(screen.getByText("Agregar precio"));
  takes = false;
  fireEvent.click(screen.getByText("Deshacer"));
  takes = true;
  expect(days()).toEqual(["1", "20", ""]);
  fireEvent.click(screen.getByText("Deshacer"));
  expect(days()).toEqual(["1", "10", "20", ""]);
  expect(document.activeElement).toBe(screen.getAllByLabelText("Desde el día")[1]);
  expect(screen.queryByText("Deshacer")).toBeNull();
});
