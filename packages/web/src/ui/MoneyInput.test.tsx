import { type Cents, cents } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { MoneyInput } from "./MoneyInput.tsx";

afterEach(cleanup);

function Harness({
  start,
  onAmount,
}: {
  readonly start: Cents | null;
  readonly onAmount: (amount: Cents | null) => void;
}) {
  const [amount, setAmount] = useState(start);
  return (
    <ThemeProvider>
      <MoneyInput
        label="Precio"
        value={amount}
        onChange={(next) => {
          setAmount(next);
          onAmount(next);
        }}
      />
      <button type="button" onClick={() => setAmount(cents(700))}>
        Poner 7
      </button>
    </ThemeProvider>
  );
}

function renderField(start: Cents | null = null) {
  const amounts: (Cents | null)[] = [];
  render(<Harness start={start} onAmount={(amount) => amounts.push(amount)} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Precio" });
  return { amounts, field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
}

test("asks the phone for the decimal keypad", () => {
  expect(renderField().field.inputMode).toBe("decimal");
});

test.each(["1.234,50", "1234.5", "1234,5"])(
  "[KERNEL-05] %s is 1.234,50, and is written so when the field is left",
  (text) => {
    const { amounts, field, type } = renderField();
    type(text);
    expect(field.value).toBe(text);
    expect(amounts.at(-1)).toBe(123_450);
    fireEvent.blur(field);
    expect(field.value).toBe("1.234,50");
  },
);

test("[KERNEL-05] 1234,567 is refused with the reason once the field is left, and the text stays", () => {
  const { amounts, field, type } = renderField(cents(100));
  type("1234,567");
  expect(amounts).toEqual([null]);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe("1234,567");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Use 2 decimales como máximo");
  expect(field.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
});

test("a value set from outside replaces the text", () => {
  const { field, type } = renderField();
  type("12");
  fireEvent.click(screen.getByRole("button", { name: "Poner 7" }));
  expect(field.value).toBe("7,00");
});
