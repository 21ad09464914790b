import type { Feature } from "./feature.ts";
import type { ToldTopic } from "./settings.ts";

/** What a new cafeteria needs before its first sale, in the order in which somebody does it. CAFETERIA-24 */
export const firstStepIds = [
  "CLASSES",
  "PAYMENT",
  "PICKUP",
  "CLOSED_DAYS",
  "PRODUCTS",
  "CLIENTS",
  "PRINTER",
  "OPENING",
] as const;
export type FirstStepId = (typeof firstStepIds)[number];

/** What is right as it stands is confirmed, because nothing else would tell. */
export const confirmableSteps = [
  "PAYMENT",
  "PICKUP",
  "CLOSED_DAYS",
  "PRINTER",
] as const satisfies readonly FirstStepId[];
export type ConfirmableStep = (typeof confirmableSteps)[number];

export const isConfirmable = (id: FirstStepId): id is ConfirmableStep =>
  confirmableSteps.some((confirmable) => confirmable === id);

/** What administrators said of the steps, kept for all of them. */
export type FirstStepMarks = {
  readonly confirmed: readonly ConfirmableStep[];
  readonly isHidden: boolean;
  readonly isTourAnswered: boolean;
};

export type FirstStepFacts = Pick<FirstStepMarks, "confirmed"> & {
  readonly features: readonly Feature[];
  readonly hasClasses: boolean;
  readonly hasProducts: boolean;
  readonly hasClients: boolean;
  readonly hasOpened: boolean;
  /** Topics of the configuration that somebody has changed. */
  readonly changedTopics: readonly ToldTopic[];
};

export type FirstStep = {
  readonly id: FirstStepId;
  readonly isDone: boolean;
  /** The address of the screen where it is done. */
  readonly route: string;
};

const routes: Readonly<Record<FirstStepId, string>> = {
  CLASSES: "/configuration?topic=classes",
  PAYMENT: "/configuration?topic=payment",
  PICKUP: "/configuration?topic=pickup",
  CLOSED_DAYS: "/configuration?topic=days",
  PRODUCTS: "/edit",
  CLIENTS: "/manage_users",
  PRINTER: "/configuration?topic=printer",
  OPENING: "/",
};

function isDone(id: FirstStepId, facts: FirstStepFacts): boolean {
  if (id === "CLASSES") return facts.hasClasses;
  if (id === "PRODUCTS") return facts.hasProducts;
  if (id === "CLIENTS") return facts.hasClients;
  if (id === "OPENING") return facts.hasOpened;
  return facts.confirmed.includes(id) || facts.changedTopics.some((topic) => topic === id);
}

/** Where there are no drawers, none is opened. CAFETERIA-24 */
export const firstSteps = (facts: FirstStepFacts): readonly FirstStep[] =>
  firstStepIds
    .filter((id) => id !== "OPENING" || facts.features.includes("flowControl"))
    .map((id) => ({ id, isDone: isDone(id, facts), route: routes[id] }));

/** Whoever has sold has begun; from then on they are found in the configuration alone. CAFETERIA-24 */
export const showsByItself = ({
  isHidden,
  hasSold,
}: Pick<FirstStepMarks, "isHidden"> & { readonly hasSold: boolean }): boolean => !isHidden && !hasSold;

export type FirstStepChange = {
  readonly confirm?: ConfirmableStep | undefined;
  /** Takes a confirmation back. */
  readonly unconfirm?: ConfirmableStep | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isTourAnswered?: true | undefined;
};

/** What is absent stays. CAFETERIA-24 */
export function changedMarks(now: FirstStepMarks, change: FirstStepChange): FirstStepMarks {
  const { confirm, unconfirm, isHidden = now.isHidden, isTourAnswered = now.isTourAnswered } = change;
  const isConfirmed = (id: ConfirmableStep): boolean =>
    id !== unconfirm && (id === confirm || now.confirmed.includes(id));
  return { confirmed: confirmableSteps.filter(isConfirmed), isHidden, isTourAnswered };
}
