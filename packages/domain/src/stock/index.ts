export { type DailyStock, unitsOnShelf } from "./daily-stock.ts";
export {
  type DecidedChange,
  type MovementType,
  type StockChange,
  type StockChangeRefusal,
  type StockRecordType,
  type StockedProduct,
  beginsOrEnds,
  canHaveStock,
  decideStockChange,
  mostUnits,
  movementTypes,
  stockChangeTypes,
  stockRecordTypes,
} from "./stock-change.ts";
export {
  type ActivationDraft,
  type ActivationEntry,
  type ActivationFaults,
  type MovementDraft,
  type MovementEntry,
  type MovementFaults,
  checkActivation,
  checkMovement,
  descriptionLimit,
  newMovementEntry,
} from "./stock-entry.ts";
export {
  type ResolutionDraft,
  type ResolutionEntry,
  type ResolutionFaults,
  type ShortageToResolve,
  checkResolution,
  decideResolution,
} from "./shortage.ts";
export { type StockLevel, stockLevelOf, stockLevels } from "./stock-level.ts";
export {
  type StockDay,
  type StockMoves,
  type StockReport,
  type StockReportEntry,
  type StockReportFaults,
  type StockReportQuestion,
  type StockTotals,
  checkStockReport,
  stockTotals,
} from "./stock-report.ts";
