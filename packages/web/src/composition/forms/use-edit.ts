import {
  type EditInput,
  type EditTypes,
  type EditView,
  type Former,
  type SavePort,
  editMachine,
  editView,
} from "@cantina/domain/editing";
import { accepted } from "@cantina/domain/kernel";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createActor } from "xstate";
import type { ApiFailure } from "../../failures/failure.ts";
import { type Change, rereadAfter } from "../live-data/index.ts";
import { useWorkplace } from "../workplace/index.ts";

/** A form of this app: what the server refuses it with is the API's. */
export type FormTypes = EditTypes & { readonly failure: ApiFailure };

/** What is typed, what is sent of it, what can be wrong with it, and what there is once it is saved. */
export type FormOf<Entry extends object, Draft, Faults extends object, Saved> = {
  readonly entry: Entry;
  readonly draft: Draft;
  readonly faults: Faults;
  readonly saved: Saved;
  readonly failure: ApiFailure;
};

export type EditOptions<T extends EditTypes> = Omit<EditInput<T>, "newId" | "former"> & {
  /** As it is by now, where it counts its edits: the form follows while nothing is typed. FORM-11 */
  readonly former: Former<T["entry"]>;
  /** What a save changes; all that shows it is read again, however it ended. */
  readonly changes?: readonly Change[];
  readonly onSaved?: (saved: T["saved"], draft: T["draft"]) => void;
  readonly onClose: () => void;
};

export type Edit<T extends EditTypes> = EditView<T> & {
  readonly type: (part: Partial<T["entry"]>) => void;
  readonly submit: () => void;
  readonly retry: () => void;
  /** What the server asked about is seen: send it all the same, or don't. */
  readonly confirm: () => void;
  readonly decline: () => void;
  readonly leave: () => void;
  readonly keep: () => void;
  readonly discard: () => void;
  /** Begins anew with the thing as it is now. */
  readonly reread: (former: Former<T["entry"]>) => void;
};

/** The edit machine behind one form, from its mount to its end. */
export function useEdit<T extends EditTypes>(options: EditOptions<T>): Edit<T> {
  const { newId, queries } = useWorkplace();
  // The rules and the port are those of the opening, as the thing is.
  const [actor] = useState(() => {
    const { former, check, save, outlivesForm = false, changes = [] } = options;
    return createActor(editMachine<T>(), {
      input: {
        former,
        newId,
        check,
        outlivesForm,
        save: async (attempt) => {
          try {
            return await save(attempt);
          } finally {
            void rereadAfter(queries, ...changes);
          }
        },
      },
    });
  });
  const tellSaved = useEffectEvent((saved: T["saved"], draft: T["draft"]) => options.onSaved?.(saved, draft));
  const tellClosed = useEffectEvent(options.onClose);
  const isShown = useRef(false);
  useEffect(() => {
    const told = [
      actor.on("edit.saved", ({ saved, draft }) => tellSaved(saved, draft)),
      actor.on("edit.closed", () => tellClosed()),
    ];
    isShown.current = true;
    actor.start();
    return () => {
      for (const one of told) one.unsubscribe();
      isShown.current = false;
      // React mounts twice while it looks for mistakes, and an actor that was stopped does not start again.
      queueMicrotask(() => {
        if (!isShown.current) actor.stop();
      });
    };
  }, [actor]);
  const view = editView<T>(useSelector(actor, (current) => current));
  const { former } = options;
  const follow = useEffectEvent(() => actor.send({ type: "edit.renewed", former }));
  // Also what came while something was typed that is taken back by now, or while it was being sent.
  useEffect(() => follow(), [former.version, view.isChanged, view.canSend]);
  return {
    ...view,
    type: (part) => actor.send({ type: "edit.typed", part }),
    submit: () => actor.send({ type: "edit.submitted" }),
    retry: () => actor.send({ type: "edit.retried" }),
    confirm: () => actor.send({ type: "edit.confirmed" }),
    decline: () => actor.send({ type: "edit.declined" }),
    leave: () => actor.send({ type: "edit.left" }),
    keep: () => actor.send({ type: "edit.kept" }),
    discard: () => actor.send({ type: "edit.discarded" }),
    reread: (former) => actor.send({ type: "edit.reread", former }),
  };
}

type Confirmation<Saved> = {
  readonly entry: Readonly<Record<string, never>>;
  readonly draft: null;
  readonly faults: Readonly<Record<string, never>>;
  readonly saved: Saved;
  readonly failure: ApiFailure;
};

const nothing = { former: { entry: {} }, check: () => accepted(null) };

type ConfirmationOptions<Saved> = Pick<EditOptions<Confirmation<null>>, "changes" | "onClose" | "outlivesForm"> & {
  readonly save: SavePort<Confirmation<Saved>>;
  readonly onSaved?: (saved: Saved) => void;
};

/** A form without fields: it is confirmed or left. */
export const useConfirmation = <Saved>(options: ConfirmationOptions<Saved>) =>
  useEdit<Confirmation<Saved>>({ ...options, ...nothing });
