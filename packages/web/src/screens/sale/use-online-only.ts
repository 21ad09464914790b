import * as texts from "../../texts/online-only.ts";
import { useNotify } from "../notices/index.ts";

/** Opens what is of use with the server alone: no device keeps its code, and where that doesn't come, the seller is told. */
export function useOnlineOnly() {
  const notify = useNotify();
  return async (what: string, load: () => Promise<unknown>, open: () => void): Promise<void> => {
    try {
      await load();
    } catch {
      await notify({ kind: "warning", title: texts.needsServer(what) });
      return;
    }
    open();
  };
}
