import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { nameSeals } from "./index.ts";

const secret = Buffer.from("secreto");
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

test.each([20, 32] as const)(
  "[CALL-03] a name sealed by %i bytes opens as it was given out, and no other text",
  (bytes) => {
    const seals = nameSeals(secret, "notices", bytes);
    const name = randomUUID();
    const sealed = seals.seal(name);
    expect(sealed).toMatch(/^[0-9a-f-]{36}\.[\w-]+$/u);
    expect(seals.open(sealed)).toBe(name);
    // Each other last sign, those that stand for the same bytes among them.
    for (const sign of signs) {
      const other = `${sealed.slice(0, -1)}${sign}`;
      if (other !== sealed) expect(seals.open(other), other).toBeUndefined();
    }
    const seal = sealed.slice(name.length + 1);
    for (const wrong of ["", ".", name, `${name}.`, `.${seal}`, `${randomUUID()}.${seal}`, `${sealed}A`, `${sealed}=`])
      expect(seals.open(wrong), wrong).toBeUndefined();
  },
);

test("[CALL-03] what is sealed for one use, for one end or by another secret opens nowhere else", () => {
  const seals = nameSeals(secret, "notices", 32);
  const sealed = seals.seal("escuela", "merchant");
  expect(seals.open(sealed, "merchant")).toBe("escuela");
  for (const kind of [undefined, "payment"]) expect(seals.open(sealed, kind)).toBeUndefined();
  expect(nameSeals(secret, "wallets", 32).open(sealed, "merchant")).toBeUndefined();
  expect(nameSeals(Buffer.from("otro"), "notices", 32).open(sealed, "merchant")).toBeUndefined();
});
