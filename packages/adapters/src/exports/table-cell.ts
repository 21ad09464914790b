import type { Quantity } from "@cantina/domain/inventory";
import type { Cents, LocalDate } from "@cantina/domain/kernel";

/** A cell as a spreadsheet knows it; `wall` is a moment on the cafeteria's clock, yyyy-MM-ddTHH:mm. */
export type TableCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "quantity"; readonly quantity: Quantity }
  | { readonly kind: "money"; readonly amount: Cents }
  /** Tenths of a percent. */
  | { readonly kind: "share"; readonly tenths: number }
  | { readonly kind: "day"; readonly day: LocalDate }
  | { readonly kind: "moment"; readonly wall: string };

export type TableRow = readonly TableCell[];
