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

/** Whether money may still come of it, so that nothing is charged beside it. PAY-04 */
export const isOpenStatus = (status: PaymentStatus): boolean => open.has(status);
