import jsQR from "jsqr";
import { expect, test } from "vitest";
import { encodeTicket } from "./index.ts";

const address = `https://www.arca.gob.ar/fe/qr/?p=${"eyJ2ZXIiOjEsImZlY2hhIjoiMjAyNi0xMS0yNiIsImN1aXQiOjMwNzEyMzQ1NjcxfQ".repeat(4)}`;
const ticket = [
  { kind: "text", text: "Antes", style: "plain" },
  { kind: "qr", text: address },
  { kind: "cut" },
] as const;

/** The picture that a printer would draw of `GS v 0`: four values a dot. */
function drawnBy(bytes: Uint8Array) {
  const at = bytes.findIndex((byte, index) => byte === 0x1d && bytes[index + 1] === 0x76 && bytes[index + 2] === 0x30);
  const pair = (place: number): number => (bytes[place] ?? 0) + 256 * (bytes[place + 1] ?? 0);
  const [rowBytes, height] = [pair(at + 4), pair(at + 6)];
  const dots = bytes.slice(at + 8, at + 8 + rowBytes * height);
  const pixels = new Uint8ClampedArray(rowBytes * 8 * height * 4).fill(255);
  for (const [index, byte] of dots.entries())
    for (let bit = 0; bit < 8; bit += 1) if ((byte & (0x80 >> bit)) !== 0) pixels.set([0, 0, 0], (index * 8 + bit) * 4);
  return { pixels, width: rowBytes * 8, height, after: bytes.slice(at + 8 + rowBytes * height) };
}

test("[AGENT-05] another program reads what the printer draws, which fits the paper, and the rest follows", () => {
  const { pixels, width, height, after } = drawnBy(encodeTicket(ticket));
  expect(jsQR(pixels, width, height)?.data).toBe(address);
  expect(width).toBeLessThanOrEqual(512);
  // Around it is paper and no ink; some readers take a negative as well.
  expect(pixels[0]).toBe(255);
  // To the left again, then cut.
  expect([...after]).toEqual([0x1b, 0x61, 0x00, 0x1d, 0x56, 0x42, 0x00]);
});

test("[AGENT-05] the longest that a ticket may hold still has squares of three dots", () => {
  const { pixels, width, height } = drawnBy(encodeTicket([{ kind: "qr", text: "x".repeat(1_000) }]));
  expect(jsQR(pixels, width, height)?.data).toBe("x".repeat(1_000));
  expect(width).toBeLessThanOrEqual(512);
});
