export {
  type CountDraft,
  type CountEntry,
  acceptCount,
  checkCount,
  countedThings,
  emptyCount,
  keptCount,
  refuseCount,
  sendCount,
  takeBack,
  typeCount,
} from "./count-draft.ts";
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
