import { type RouteFailure, invalid } from "./outcome.ts";

/** The contract's deepest body has 5 levels; what is far deeper would only overflow a stack. */
const deepest = 32;

/** What no field of the contract may hold, judged before the schemas are: PostgreSQL stores no U+0000. */
export function oddJson(parts: unknown): RouteFailure | undefined {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: parts, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && value.includes("\u0000")) return invalid("", "Contiene caracteres no permitidos");
    if (typeof value !== "object" || value === null) continue;
    if (depth > deepest) return invalid("", "El pedido no es válido");
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}
