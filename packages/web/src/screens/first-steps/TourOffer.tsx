import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useFirstStepCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/first-steps.ts";
import { Button } from "../../ui/Button.tsx";
import { EditNotice } from "../../ui/EditNotice.tsx";
import styles from "./first-steps.module.css";

/** Offered until one administrator says yes or no; the tours stay behind their button. */
export function TourOffer() {
  const navigate = useNavigate();
  const { changeFirstSteps } = useFirstStepCalls();
  const offer = useRef<HTMLDivElement>(null);
  const answer = useConfirmation({
    save: ({ key }) => changeFirstSteps({ body: { isTourAnswered: true } }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    // The tour begins meanwhile.
    outlivesForm: true,
    onSaved: () => {
      const { current } = offer;
      // The buttons go with what they did.
      if (current?.contains(document.activeElement) === true) current.closest("section")?.querySelector("a")?.focus();
    },
    onClose: () => undefined,
  });
  const take = (): void => {
    answer.submit();
    void navigate({ href: "/?product_tour_id=sales" });
  };
  return (
    <div ref={offer} className={styles["offer"]}>
      <div>{texts.tourLead}</div>
      <div className={styles["foot"]}>
        <Button variant="outline" onClick={take}>
          {texts.takeTour}
        </Button>
        <Button variant="ghost" colorPalette="gray" busy={answer.isSending} onClick={answer.submit}>
          {texts.declineTour}
        </Button>
      </div>
      <EditNotice edit={answer} />
    </div>
  );
}
