import * as v from "valibot";

/** The parts of a text between its commas. */
export const listed = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  ),
);
