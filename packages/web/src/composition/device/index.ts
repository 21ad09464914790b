export { afterFrame } from "./after-frame.ts";
export { buildName } from "./build-name.ts";
export { copyText } from "@cantina/adapters/device";
export { type FactBox, factBox } from "./fact-box.ts";
export { keepAppOnDevice } from "./keep-app-on-device.ts";
export { keepLanguage, openIn } from "./language.ts";
export { leaveTo } from "./leave-to.ts";
export { type PictureFault, photoOf, pictureTypes, shrinkPicture } from "./pictures.ts";
export { listenToScanner } from "./scanner.ts";
export { listenToTypedQuantity } from "./typed-quantity.ts";
export {
  type KitchenPaper,
  type ReportTable,
  type TableCell,
  type TableColumn,
  type TableFormat,
  type TableReport,
  type TableRow,
  type UploadTemplate,
  makeReport,
  makeKitchenPaper,
  makeTable,
  makeTemplate,
  printFile,
  saveFile,
  spreadsheetOf,
  startTableExport,
} from "@cantina/adapters/exports";
export { typed } from "./typed.ts";
export { untilLoaded } from "./until-loaded.ts";
export { type ValueStore, type Watched, untilValue, useIsValue, useValue, valueStore } from "./value-store.ts";
