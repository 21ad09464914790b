import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";

describe("an e-mail address", () => {
  it("[KERNEL-08] has a name, one @ and a host with a dot", () => {
    for (const text of [
      "casa@correo.test",
      " ana.gomez+menu@escuela.edu.ar ",
      "o'hara@a-b.example",
      "josé@ñandú.com.ar",
    ])
      expect(isEmail(text), text).toBe(true);
  });

  it("[KERNEL-08] is refused where a mail server could read something else", () => {
    for (const text of [
      "",
      "casa",
      "casa@",
      "@correo.test",
      "casa@correo",
      "casa@correo.",
      "casa@.test",
      "a@b@correo.test",
    ])
      expect(isEmail(text), text).toBe(false);
    for (const text of [
      "ca sa@correo.test",
      "casa@correo.test\nBcc: otra@correo.test",
      "Ana <ana@correo.test>",
      "a,b@correo.test",
    ])
      expect(isEmail(text), text).toBe(false);
  });

  it("[KERNEL-08] is whatever a person's mail program writes", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(true);
      }),
    );
  });
});
