import type { SnapshotFrom } from "xstate";
import type { EditTypes } from "./edit.ts";
import type { editMachine } from "./edit.machine.ts";
import { isChanged } from "./edit.setup.ts";

export type EditView<T extends EditTypes> = {
  readonly entry: T["entry"];
  /** Of what the form was begun from; absent: a new thing, or one that counts no edits. */
  readonly version: number | undefined;
  /** Of the entry as it was submitted and is by now; null: not submitted, or nothing is wrong. */
  readonly faults: T["faults"] | null;
  readonly failure: T["failure"] | null;
  /** What the server asks before it saves; null: nothing. */
  readonly asked: T["failure"] | null;
  readonly isSending: boolean;
  /** Pressing the button begins something, if only telling what is wrong. */
  readonly canSend: boolean;
  /** Nobody knows whether it was saved: the same can be sent once more. */
  readonly canRetry: boolean;
  /** Somebody else changed it meanwhile. */
  readonly isStale: boolean;
  /** The adapter threw. */
  readonly isBroken: boolean;
  readonly isSaved: boolean;
  readonly isChanged: boolean;
  /** '¿Descartar los cambios?' */
  readonly isAsking: boolean;
};

/** What a form shows. */
export function editView<T extends EditTypes>(snapshot: SnapshotFrom<ReturnType<typeof editMachine<T>>>): EditView<T> {
  const { former, entry, faults, failure } = snapshot.context;
  return {
    entry,
    version: former.version,
    faults,
    failure: snapshot.hasTag("confirming") ? null : failure,
    asked: snapshot.hasTag("confirming") ? failure : null,
    isSending: snapshot.hasTag("sending"),
    canSend: snapshot.hasTag("open"),
    canRetry: snapshot.hasTag("uncertain") || snapshot.hasTag("broken"),
    isStale: snapshot.hasTag("stale"),
    isBroken: snapshot.hasTag("broken"),
    isSaved: snapshot.hasTag("saved"),
    isChanged: isChanged(snapshot.context),
    isAsking: snapshot.hasTag("asking"),
  };
}
