import { accepted, refused } from "@cantina/domain/kernel";
import type { HelpCentrePort, HelpVisitor } from "@cantina/domain/session";

type Call = readonly unknown[];

/** Intercom's own door; what is asked of it before its script is there waits in `q`. */
type Intercom = ((...call: Call) => void) & { readonly q?: readonly Call[] };

declare global {
  interface Window {
    Intercom?: Intercom;
  }
}

const widgets = "https://widget.intercom.io/widget";
const apiBase = "https://api-iam.intercom.io";
const limitMs = 10_000;

function waitingCalls(): Intercom {
  const q: Call[] = [];
  const keep = (call: Call): void => void q.push(call);
  return Object.assign((...call: Call) => keep(call), { q, c: keep });
}

function addScript(appId: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = `${widgets}/${encodeURIComponent(appId)}`;
  script.async = true;
  document.head.append(script);
  return script;
}

/** As Intercom wants to be told of them; its own button stays hidden, since ours is there. HELP-02 */
const settingsOf = ({ appId, profileId, verificationHash, username }: HelpVisitor) => ({
  api_base: apiBase,
  app_id: appId,
  user_id: profileId,
  user_hash: verificationHash,
  name: username,
  hide_default_launcher: true,
});

/** Intercom's messenger for one person, who is gone once `left` is aborted. HELP-03 */
export function intercomHelp(
  left: AbortSignal,
  startLimit: () => AbortSignal = () => AbortSignal.timeout(limitMs),
): HelpCentrePort {
  let isOpen = false;
  const tell: Intercom = (...call) => window.Intercom?.(...call);

  /** Whether it came into sight in time: its script is not all that it loads. */
  function open(visitor: HelpVisitor): Promise<boolean> {
    return new Promise<boolean>((resolve) => {
      const settled = new AbortController();
      const once = { once: true, signal: settled.signal };
      let script: HTMLScriptElement | undefined;
      function end(isShown: boolean): void {
        if (settled.signal.aborted) return;
        settled.abort();
        if (!isShown) {
          // The next try begins anew.
          script?.remove();
          delete window.Intercom;
        }
        resolve(isShown);
      }
      const fail = (): void => end(false);
      startLimit().addEventListener("abort", fail, once);
      left.addEventListener("abort", fail, once);
      if (window.Intercom === undefined) {
        window.Intercom = waitingCalls();
        script = addScript(visitor.appId);
        script.addEventListener("error", fail, once);
      }
      // What a page that was loaded anew left behind belongs to whoever it was.
      tell("shutdown");
      tell("boot", settingsOf(visitor));
      tell("onShow", () => end(true));
      tell("show");
    });
  }

  left.addEventListener("abort", () => tell("shutdown"), { once: true });
  return {
    show: async (visitor) => {
      if (isOpen) tell("show");
      else if (!left.aborted) isOpen = await open(visitor);
      return isOpen ? accepted(null) : refused({ code: "HELP_CENTRE_UNREACHABLE" });
    },
  };
}
