export { crowdedFile } from "./crowded-file.ts";
export { movementFile, productFile, sheetXml, stockFile, xlsxFile, xlsxParts } from "./xlsx-file.ts";
export { type ZipEntry, zipFile } from "./zip-file.ts";
