import { type Quantity, quantity } from "@cantina/domain/inventory";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { QuantityInput } from "./QuantityInput.tsx";

afterEach(cleanup);

const amounts: (Quantity | null)[] = [];

function Harness() {
  const [amount, setAmount] = useState<Quantity | null>(quantity(150));
  amounts.push(amount);
  return (
    <ThemeProvider>
      <QuantityInput label="Cantidad" unit="kg" value={amount} onChange={setAmount} />
    </ThemeProvider>
  );
}

test.each([
  ["1234.5", 123_450, "1.234,5", undefined],
  ["0,05", 5, "0,05", undefined],
  ["mucho", null, "mucho", "Ingrese una cantidad, por ejemplo 1,5"],
  ["1,005", null, "1,005", "Use 2 decimales como máximo"],
  ["-1", null, "-1", "La cantidad no puede ser negativa"],
  ["9999999999", null, "9999999999", "La cantidad es demasiado grande"],
])("[INVENTORY-01] %s is so many hundredths, or says why not", (typed, hundredths, left, fault) => {
  render(<Harness />);
  const field = screen.getByLabelText<HTMLInputElement>("Cantidad");
  expect(field.value).toBe("1,5");
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect([amounts.at(-1), field.value, screen.queryByRole("alert")?.textContent]).toEqual([hundredths, left, fault]);
});
