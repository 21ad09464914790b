import { expect } from "./expect.ts";
import type { Part } from "./part.ts";

/** What is typed, and what is told of it; null: nothing. */
export type Tried = readonly [typed: string, told: string | null];

/** Types each into the field and asks the form to be sent, which something else keeps from being so. */
export async function tries(form: Part, label: string, submit: string, rows: readonly Tried[]): Promise<void> {
  const field = form.getByRole("textbox", { name: label, exact: true });
  const told = new Set(rows.flatMap(([, text]) => (text === null ? [] : [text])));
  for (const [typed, text] of rows) {
    await field.fill(typed);
    await form.getByRole("button", { name: submit, exact: true }).click();
    if (text !== null) await expect(form.getByText(text, { exact: true })).toBeVisible();
    for (const other of told) if (other !== text) await expect(form.getByText(other, { exact: true })).toHaveCount(0);
  }
}
