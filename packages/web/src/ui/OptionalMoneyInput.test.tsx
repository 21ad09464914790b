import { type Cents, type OptionalNumber, cents, parseMoneyText } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { OptionalMoneyInput } from "./OptionalMoneyInput.tsx";

afterEach(cleanup);

function Harness({ onAmount }: { readonly onAmount: (amount: OptionalNumber<Cents>) => void }) {
  const [amount, setAmount] = useState<OptionalNumber<Cents>>(cents(100));
  return (
    <ThemeProvider>
      <OptionalMoneyInput
        label="Costo"
        value={amount}
        onChange={(next) => {
          setAmount(next);
          onAmount(next);
        }}
      />
    </ThemeProvider>
  );
}

test("[FORM-13] only an empty field is empty: any text that is no amount is told as one, and stays as it was typed", () => {
  let told: OptionalNumber<Cents> = cents(100);
  render(<Harness onAmount={(amount) => (told = amount)} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Costo" });
  const words = fc.constantFrom("mil", "12 o 13", "1,234", "1e3", "--5", "-5", "9999999999", "", " ", "1.234,50", "0");
  fc.assert(
    fc.property(fc.oneof(words, fc.string({ maxLength: 8 }), fc.nat().map(String)), (text) => {
      fireEvent.change(field, { target: { value: text } });
      const typed = field.value;
      const read = parseMoneyText(typed);
      const amount = read.ok && read.value >= 0 ? read.value : "UNREADABLE";
      expect([typed, told]).toEqual([typed, typed.trim() === "" ? null : amount]);
      fireEvent.blur(field);
      expect(field.getAttribute("aria-invalid")).toBe(told === "UNREADABLE" ? "true" : null);
      if (told === "UNREADABLE") expect(field.value).toBe(typed);
    }),
  );
});
