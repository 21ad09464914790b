import type { IdempotencyKey, Result } from "@cantina/domain/kernel";
import type { ApiFailure } from "../../failures/failure.ts";
import type { Change } from "../../composition/live-data/index.ts";
import type { UploadCalls } from "../../composition/desk/index.ts";
import type { ValueStore } from "../../composition/device/index.ts";
import type { UploadTexts } from "../../texts/uploads.ts";
import type { TableColumn } from "../../ui/Table.tsx";
import type { FaultyFile } from "./fault-table.ts";

export interface UploadsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Leads to the screen that this dialog is on, from wherever its notice is pressed. */
  readonly onShow: () => void;
}

/** What the server says of any file. */
export type UploadPlan = FaultyFile & { readonly batchId: string | null; readonly unused: readonly string[] };

/** What was taken back of a file, and what was not. */
export type Undone = {
  readonly removed: number;
  readonly stayed: readonly { readonly name: string; readonly reason: string }[];
};

/** What a person asked to see of a file that is written. */
export type Uploaded<Plan> =
  | { readonly kind: "added"; readonly upload: Plan; readonly undo: () => void }
  | { readonly kind: "undone"; readonly undone: Undone };

/** What files are of: all that the dialog of one kind has and another has not. */
export type UploadKind<Plan extends UploadPlan, Item extends { readonly row: number }> = {
  readonly texts: UploadTexts;
  readonly send: (
    request: Parameters<UploadCalls["uploadProducts"]>[0],
    options: Parameters<UploadCalls["uploadProducts"]>[1],
  ) => Promise<Result<Plan, ApiFailure>>;
  readonly undo: (batchId: string, key: IdempotencyKey) => Promise<Result<Undone, ApiFailure>>;
  /** What a file changes. */
  readonly changed: Change;
  readonly itemsOf: (plan: Plan) => readonly Item[];
  /** Beside the number of the row. */
  readonly columns: readonly TableColumn<Item>[];
  /** What else is to be known before it is written; null: nothing. */
  readonly remarkOn?: (plan: Plan) => string | null;
  /** Outlives the dialog, which closes when it is written; the notice that speaks of it may be pressed later. */
  readonly shown: ValueStore<Uploaded<Plan> | null>;
  /** null: what it needs is still being read. */
  readonly saveTemplate: (() => Promise<void>) | null;
};
