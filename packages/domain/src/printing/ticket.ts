import * as v from "valibot";
import { ticketWidth } from "./columns.ts";

const row = v.pipe(
  v.string(),
  v.check((text) => [...text].length <= ticketWidth, "Una fila tiene hasta 36 caracteres"),
  v.check((text) => !/\p{Cc}/u.test(text), "Una fila no lleva caracteres de control"),
);

/** What a receipt printer is told, whatever its make: rows of at most 36 characters and a few commands. */
const ticketLine = v.variant("kind", [
  v.object({ kind: v.literal("text"), text: row, style: v.picklist(["plain", "bold", "large"]) }),
  v.object({ kind: v.literal("rule") }),
  /** An address that a phone reads from the paper. */
  v.object({ kind: v.literal("qr"), text: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,1000}$/u)) }),
  v.object({ kind: v.literal("feed"), rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)) }),
  v.object({ kind: v.literal("cut") }),
  v.object({ kind: v.literal("openDrawer") }),
]);
export type TicketLine = v.InferOutput<typeof ticketLine>;

/** A job for the print agent; the agent prints one id once. */
export const printJob = v.object({
  id: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(v.array(ticketLine), v.minLength(1), v.maxLength(2000)),
});
export type PrintJob = v.InferOutput<typeof printJob>;

/** 0 is printed; anything else says why not. */
export const printStatuses = { PRINTED: 0, UNREADABLE_JOB: 1, PRINTER_UNREACHABLE: 2, PRINTER_FAILED: 3 } as const;
export type PrintStatus = (typeof printStatuses)[keyof typeof printStatuses];

/** What the agent says of a job; `id` is null when the job could not be read. */
export const printAnswer = v.object({
  id: v.nullable(v.string()),
  status: v.picklist([0, 1, 2, 3]),
  message: v.string(),
});
export type PrintAnswer = v.InferOutput<typeof printAnswer>;
