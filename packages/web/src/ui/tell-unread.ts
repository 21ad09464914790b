import * as texts from "../texts/ui.ts";
import { notify } from "./notify.ts";

/** Of a stale form that could not begin anew. FORM-05 */
export const tellUnread = (left?: AbortSignal): ReturnType<typeof notify> =>
  notify({ kind: "error", title: texts.currentUnreadable }, left);
