export { type Scratch, openScratch } from "./scratch-database.ts";
