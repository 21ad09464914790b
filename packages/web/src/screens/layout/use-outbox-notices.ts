import { useEffect } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { sentSalesText } from "../../texts/sent-sales-text.ts";
import { notify } from "../../ui/notify.ts";

/** Tells, on whichever screen, that sales which waited for the server have reached it. */
export function useOutboxNotices(): void {
  const { outbox } = useWorkplace();
  useEffect(() => {
    const sent = outbox.on("outbox.sent", ({ count }) => void notify({ kind: "success", title: sentSalesText(count) }));
    return () => sent.unsubscribe();
  }, [outbox]);
}
