/** What a screen that leads to Historial says in its address. */
export type HistorySearch = Readonly<Record<string, string>>;

type Said = string | number | boolean | readonly string[] | undefined;

const textOf = (said: Exclude<Said, undefined>): string =>
  said === true ? "1" : typeof said === "object" ? said.join(",") : String(said);

/** What narrows it, as its address has it: by the same names. */
export const historySearch = (narrowing: Readonly<Record<string, Said>>): HistorySearch =>
  Object.fromEntries(
    Object.entries(narrowing).flatMap(([name, said]) => (said === undefined ? [] : [[name, textOf(said)]])),
  );
