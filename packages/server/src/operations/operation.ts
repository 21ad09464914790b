import type { Result } from "@cantina/domain/kernel";
import type { Config } from "../composition/index.ts";
import type { OperationFailure } from "./operation-sentence.ts";

/** What a command has to work with. `closing` is run, newest first, when it ends or is told to stop. */
export type Operation = {
  readonly config: Config;
  readonly say: (line: string) => void;
  readonly closing: (close: () => Promise<void>) => void;
};

/** Whether all is well; a command that did its work may still have found that the books are not. */
export type Outcome = Result<"clean" | "faulty", OperationFailure>;

export const count = (amount: number): string => amount.toLocaleString("es-AR");
export const amount = (cents: number): string =>
  (cents / 100).toLocaleString("es-AR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
