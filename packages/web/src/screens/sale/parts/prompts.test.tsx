import { cents } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "../../../theme/ThemeProvider.tsx";
import { DailyLimitPrompt } from "./DailyLimitPrompt.tsx";
import { DailyStockPrompt } from "./DailyStockPrompt.tsx";
import { GenericProductDialog } from "./GenericProductDialog.tsx";
import { InsufficientBalancePrompt } from "./InsufficientBalancePrompt.tsx";
import type { SalePromptAnswers } from "./SalePrompt.tsx";

// jsdom has no CSS object; the focus trap asks it to escape ids.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/gu, String.raw`\$&`) } });

afterEach(cleanup);

function Harness({ children }: { readonly children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeProvider>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {children(isOpen, () => setIsOpen(false))}
    </ThemeProvider>
  );
}

async function openPrompt(prompt: (answers: SalePromptAnswers) => ReactNode) {
  const answers: string[] = [];
  render(
    <Harness>
      {(isOpen, close) => {
        const answer = (name: string) => () => {
          answers.push(name);
          close();
        };
        return prompt({ isOpen, isSending: false, onContinue: answer("continue"), onCancel: answer("cancel") });
      }}
    </Harness>,
  );
  screen.getByText("Abrir").focus();
  fireEvent.click(screen.getByText("Abrir"));
  return { answers, dialog: await screen.findByRole("alertdialog") };
}

test("the daily limit prompt says what is left and asks whether to go on", async () => {
  const { answers, dialog } = await openPrompt((props) => <DailyLimitPrompt {...props} available={cents(120_000)} />);
  expect(dialog.textContent).toContain("Límite de gasto diario superado");
  expect(dialog.textContent).toContain("Le quedan $ 1.200,00");
  fireEvent.click(within(dialog).getByRole("button", { name: "Continuar" }));
  expect(answers).toEqual(["continue"]);
});

test("[SALE-102] a prompt is read out with all that it says and asks", async () => {
  const { dialog } = await openPrompt((props) => <DailyLimitPrompt {...props} available={cents(120_000)} />);
  await waitFor(() => expect(dialog.getAttribute("aria-describedby")).not.toBeNull());
  const described = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toContain("Le quedan $ 1.200,00");
  expect(described?.textContent).toMatch(/\?$/u);
});

test("the daily stock prompt lists the products and what is left of each", async () => {
  const { dialog } = await openPrompt((props) => (
    <DailyStockPrompt {...props} products={[{ id: "1", name: "Chipá", available: 2 }]} />
  ));
  expect(dialog.textContent).toContain("Límite de stock diario superado");
  expect(within(dialog).getByRole("listitem").textContent).toBe("ChipáDisponibles: 2");
});

test("the balance prompt shows the minimum balance; Escape cancels and the focus returns", async () => {
  const { answers, dialog } = await openPrompt((props) => (
    <InsufficientBalancePrompt
      {...props}
      dinerName="Valentina Gómez"
      total={cents(185_000)}
      onCash={props.onCancel}
      offer={null}
      onRest={props.onCancel}
      onTopUp={props.onCancel}
      balance={cents(80_000)}
      minimumBalance={cents(-100_000)}
      missing={cents(5_000)}
    />
  ));
  expect(dialog.textContent).toContain("Saldo mínimo−$ 1.000,00");
  expect(dialog.textContent).toContain("Valentina Gómez · Total $ 1.850,00");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? dialog, { key: "Escape" });
  await waitFor(() => expect(answers).toEqual(["cancel"]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Abrir")));
});

test("[SPLIT-04] the balance prompt offers the rest in cash, where the account has something", async () => {
  const pressed: number[] = [];
  const { dialog } = await openPrompt((props) => (
    <InsufficientBalancePrompt
      {...props}
      dinerName="Valentina Gómez"
      total={cents(185_000)}
      onCash={props.onCancel}
      offer={{ onAccount: cents(180_000), inCash: cents(5_000) }}
      onRest={(onAccount) => pressed.push(onAccount)}
      onTopUp={props.onCancel}
      balance={cents(80_000)}
      minimumBalance={cents(-100_000)}
      missing={cents(5_000)}
    />
  ));
  fireEvent.click(within(dialog).getByRole("button", { name: "Pagar el resto en efectivo: $ 50,00" }));
  expect(pressed).toEqual([180_000]);
});

test("a generic product needs a name and a price", async () => {
  const added: unknown[] = [];
  render(
    <Harness>
      {(isOpen, close) => <GenericProductDialog isOpen={isOpen} onClose={close} onAdd={(item) => added.push(item)} />}
    </Harness>,
  );
  fireEvent.click(screen.getByText("Abrir"));
  const dialog = await screen.findByRole("dialog");
  fireEvent.submit(within(dialog).getByLabelText("Nombre"));
  expect(
    within(dialog)
      .getAllByRole("alert")
      .map((alert) => alert.textContent),
  ).toEqual(["Por favor ingrese un nombre", "Por favor ingrese un precio"]);
  fireEvent.change(within(dialog).getByLabelText("Nombre"), { target: { value: " Torta " } });
  fireEvent.change(within(dialog).getByLabelText("Precio"), { target: { value: "1234.5" } });
  fireEvent.submit(within(dialog).getByLabelText("Nombre"));
  expect(added).toEqual([{ name: "Torta", price: 123_450 }]);
});
