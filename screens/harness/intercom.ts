/** Stands in for Intercom's script, which a document without a browser doesn't fetch: what it was asked, and its answers. */

type Call = readonly unknown[];
type Door = ((...call: Call) => void) & { readonly q?: readonly Call[] };

const page = window as { Intercom?: Door };

export type Intercom = {
  /** Addresses of the scripts that the page waits for now. */
  readonly scripts: () => readonly string[];
  /** It comes: takes over what waits, and shows itself when it is told to. */
  readonly arrive: () => void;
  /** A blocker, or no connection. */
  readonly block: () => void;
  readonly calls: readonly Call[];
  /** As a page that was never here. */
  readonly forget: () => void;
};

export function intercomStandIn(): Intercom {
  const calls: Call[] = [];
  const found = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*=intercom]")];
  return {
    calls,
    scripts: () => found().map(({ src }) => src),
    arrive: () => {
      const waiting = page.Intercom?.q ?? [];
      let onShow: (() => void) | undefined;
      page.Intercom = (...call) => {
        calls.push(call);
        const [name, take] = call;
        if (name === "onShow") onShow = take as () => void;
        if (name === "show") onShow?.();
      };
      for (const call of waiting) page.Intercom(...call);
    },
    block: () => {
      for (const script of found()) script.dispatchEvent(new Event("error"));
    },
    forget: () => {
      for (const script of found()) script.remove();
      delete page.Intercom;
    },
  };
}
