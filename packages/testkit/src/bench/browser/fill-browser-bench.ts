import type { Database } from "@cantina/server/db";

import { readPictures } from "../../demo/index.ts";
import { fillBench } from "../bench-place.ts";
import { browserData, emojis, pictureData } from "./browser-data.ts";

/** Into an empty, migrated database: a catalogue and a list of diners as large as a till will ever see. */
export async function fillBrowserBench(database: Pick<Database<unknown>, "query">): Promise<void> {
  await fillBench(database);
  for (const statement of browserData) await database.query(statement, []);
  const pictures = [...(await readPictures(new Set(emojis))).values()];
  await database.query(pictureData, [pictures.map(({ id }) => id), pictures.map(({ svg }) => svg)]);
}
