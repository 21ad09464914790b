import type { SnapshotFrom } from "xstate";
import type { CardPageFailure } from "./card-page.port.ts";
import type { cardPageMachine } from "./card-page.machine.ts";

export type CardPageView = {
  readonly status: SnapshotFrom<typeof cardPageMachine>["value"];
  /** The form is there, to be typed into or while what was typed is sent. */
  readonly hasForm: boolean;
  /** Which saved card is to pay; null: one that is typed. */
  readonly chosenId: string | null;
  /** Another card can be chosen now. */
  readonly canChoose: boolean;
  readonly isToSave: boolean;
  readonly failure: CardPageFailure | null;
};

export const cardPageView = ({ value, context }: SnapshotFrom<typeof cardPageMachine>): CardPageView => ({
  status: value,
  hasForm: value === "opening" || value === "entering" || value === "reading" || value === "sending",
  chosenId: context.chosen?.id ?? null,
  canChoose: value === "entering" || value === "unreachable",
  isToSave: context.isToSave,
  failure: value === "entering" ? context.failure : null,
});
