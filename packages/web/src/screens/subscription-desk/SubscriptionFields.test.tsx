import { loadTemporal } from "@cantina/domain/kernel";
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
        <SubscriptionFields edit={{ entry, faults, type: (part) => setEntry({ ...entry, ...part }) }} />
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
