import type { MovementReason, Quantity } from "../inventory/index.ts";

export const movementFlows = ["received", "used", "withdrawn"] as const;
export type Flow = (typeof movementFlows)[number];

/** What moves other than a count: from 0 up, whichever way it goes; what orders gave back is taken off what was used. */
export type Flows = Readonly<Record<Flow, Quantity>>;

/** null: a count's. VARIANCE-01 */
const flows: Readonly<Record<MovementReason, Flow | null>> = {
  SUPPLIER_PURCHASE: "received",
  PREPARATION: "received",
  ORDER: "used",
  ORDER_RETURN: "used",
  MEAL: "used",
  PREPARATION_INGREDIENT: "used",
  INTERNAL_CONSUMPTION: "withdrawn",
  EXPIRATION: "withdrawn",
  WASTE: "withdrawn",
  COUNT: null,
};

export const reasonsOf = (flow: Flow): readonly MovementReason[] =>
  (Object.keys(flows) as MovementReason[]).filter((reason) => flows[reason] === flow);
