import type { MoneyCallOptions } from "../../composition/use-money-call.ts";
import { useInventoryCall } from "../../composition/inventory-desk.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { notify } from "../../ui/notify.ts";

export type EntryNoun = "proveedor" | "insumo" | "preparado";

type Options<Entry, Saved> = {
  readonly noun: EntryNoun;
  readonly call: MoneyCallOptions<Entry, Saved>["call"];
  readonly onSaved: () => void;
};

/** Sends an entry of the inventory, and tells how it ended. */
export function useEntrySaving<Entry, Saved extends { readonly name: string }>({
  noun,
  call,
  onSaved,
}: Options<Entry, Saved>) {
  const { isSending, failure, resend, send } = useInventoryCall({
    call,
    onBooked: ({ name }: Saved) => {
      void notify({ kind: "success", title: `Se guardó el ${noun} ${name}.` });
      onSaved();
    },
  });
  const failureText = failure === null ? null : `No se pudo guardar el ${noun}. ${sentenceOf(failure)}`;
  return { noun, isSending, failureText, resend, send };
}

/** What a dialog shows of it. */
export type EntrySaving = Omit<ReturnType<typeof useEntrySaving>, "send">;
