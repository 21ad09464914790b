/** In the order of their rank, which only rises. PAY-02 */
export const paymentStatuses = [
  "CREATED",
  "SUBMITTING",
  "UNKNOWN",
  "PENDING",
  "REJECTED",
  "APPROVED",
  "BOOKED",
  "REFUNDED",
  "CHARGED_BACK",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const goneBack = ["REFUNDED", "CHARGED_BACK"] as const;

/** Where an attempt may go from where it is; domain and server know no other. PAY-02 */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  CREATED: ["SUBMITTING", "REJECTED"],
  SUBMITTING: ["UNKNOWN", "PENDING", "REJECTED", "APPROVED", ...goneBack],
  UNKNOWN: ["PENDING", "REJECTED", "APPROVED", ...goneBack],
  PENDING: ["REJECTED", "APPROVED", ...goneBack],
  REJECTED: ["APPROVED", ...goneBack],
  APPROVED: ["BOOKED", ...goneBack],
  BOOKED: goneBack,
  REFUNDED: [],
  CHARGED_BACK: [],
};

const open: ReadonlySet<PaymentStatus> = new Set(["SUBMITTING", "UNKNOWN", "PENDING", "APPROVED"]);

/** What a buyer is told of an intent; until the books have it, nobody says that it was paid. */
export function toldStatusOf(status: PaymentStatus): "approved" | "pending" | "rejected" {
  if (status === "BOOKED") return "approved";
  return status === "REJECTED" || status === "REFUNDED" || status === "CHARGED_BACK" ? "rejected" : "pending";
}

/** How its transaction stands in the history: 'Pago pendiente', 'Pago rechazado'; null: what was booked is moved by its own step. */
export function historyStatusOf(status: PaymentStatus): "STARTED" | "CANCELLED" | null {
  if (status === "REJECTED") return "CANCELLED";
  return status === "BOOKED" || status === "REFUNDED" || status === "CHARGED_BACK" ? null : "STARTED";
}

/** Whether money may still come of it, so that nothing is charged beside it. PAY-04 */
export const isOpenStatus = (status: PaymentStatus): boolean => open.has(status);
