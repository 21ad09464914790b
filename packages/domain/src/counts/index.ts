export {
  type CountDraft,
  type CountEntry,
  acceptCount,
  checkCount,
  countedThings,
  emptyCount,
  type CountedThing,
  keptCount,
  type ReadAmount,
  refuseCount,
  sendCount,
  takeBack,
  typeCount,
} from "./count-draft.ts";
export type { CountDraftPort } from "./count-draft.port.ts";
export type { CountAttempt, CountEvent, CountFact, CountPorts, CountTypes } from "./count.ts";
export { countMachine } from "./count.machine.ts";
export { type CountStep, type CountView, countView } from "./count.view.ts";
export {
  type CountFault,
  type CountableThing,
  checkCountRow,
  countFaults,
  countInstant,
  mostCountRows,
  oldestCountDays,
} from "./count-faults.ts";
export { type CountedShelf, type DecidedCount, decideCount, expectedOnShelf } from "./decide-count.ts";
export { type HoldingCount, holdsAgainst, isBeforeCount } from "./holding-count.ts";
export { type CountCompensation, type KnownLate, compensateCounts, stillMissing } from "./late-before-count.ts";
