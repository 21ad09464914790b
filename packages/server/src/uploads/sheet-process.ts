import { carryOut } from "../processes/index.ts";
import { readSheet } from "./read-sheet.ts";

await carryOut((file: Uint8Array) => readSheet(Buffer.from(file.buffer, file.byteOffset, file.length)));
