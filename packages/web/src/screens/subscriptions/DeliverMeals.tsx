import type { DinerMeal } from "@cantina/domain/subscriptions";
import { useState } from "react";
import { useApplyMeals } from "../../composition/forms/index.ts";
import * as texts from "../../texts/meals.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EditNotice } from "../../ui/EditNotice.tsx";
import { notify } from "../../ui/notify.ts";

/** Hands over all of these that still wait, all or none, once it was confirmed. SUBS-04 */
export function DeliverMeals({ meals }: { readonly meals: readonly DinerMeal[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const pending = meals.filter(({ status }) => status === "PENDING");
  const delivery = useApplyMeals(() => {
    setIsAsking(false);
    void notify({ kind: "success", title: texts.mealsDelivered, milliseconds: 2000 });
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={pending.length === 0}
        onClick={() => {
          delivery.begin();
          setIsAsking(true);
        }}
      >
        {texts.deliverAll(pending.length)}
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.deliverQuestion}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={() => setIsAsking(false)}>
              {words.cancel}
            </Button>
            <Button
              busy={delivery.isSending}
              disabled={pending.length === 0 || !delivery.canSend}
              onClick={() => delivery.apply(pending)}
            >
              {words.deliver}
            </Button>
          </>
        }
      >
        {texts.willDeliver(pending.length)}
        <EditNotice edit={delivery} />
      </Dialog>
    </>
  );
}
