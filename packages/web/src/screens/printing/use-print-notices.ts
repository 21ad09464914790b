import { useEffect } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/printing.ts";
import { notify } from "../../ui/notify.ts";

/** Says that a ticket came out; one that did not stays on the page until someone decides. */
export function usePrintNotices(): void {
  const { printing } = useWorkplace();
  useEffect(
    () =>
      printing.onFact(({ type, job }) => {
        if (type === "print.printed") void notify({ kind: "success", title: texts.printed, detail: job.title });
      }),
    [printing],
  );
}
