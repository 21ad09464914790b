import { useWorkplace } from "../../composition/workplace/index.ts";
import { type Notification, notify } from "../../ui/notify.ts";

/** For what may be told late: whoever works here is told, and nobody once they have left. SESSION-13 */
export function useNotify(): (notification: Notification) => ReturnType<typeof notify> {
  const { left } = useWorkplace();
  return (notification) => notify(notification, left);
}
