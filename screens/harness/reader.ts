import { entered, isSilent, phraseOf, plain, readingOf } from "./spoken.ts";

/**
 * A screen reader without a voice. It tells what has the focus, by name, role, state and description, and each change
 * of a live region once: what is put into a region that stands already, and alerts at once. A polite region that comes
 * with its words in it is not heard, as most readers have it, and nothing of what stands behind a dialog is.
 */
export type Reader = {
  /** By live regions, since it went on. */
  readonly said: () => readonly string[];
  /** What has the focus, or is marked in its list, and where one entered to come there; empty: nothing has it. */
  readonly focus: () => string;
  /** To the next step of whoever listens. */
  readonly goOn: () => void;
  readonly close: () => void;
};

const live = "[role=status],[role=log],[role=alert],[aria-live],output";

const isLive = (region: Element): boolean => {
  const said = region.getAttribute("aria-live");
  return said === null ? true : said !== "off";
};

const isWhole = (region: Element): boolean => {
  const said = region.getAttribute("aria-atomic");
  return said === null ? region.matches("[role=status],[role=alert],output") : said === "true";
};

/** The nearest one decides: within one that is off, nothing is told. */
function regionOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest(live) ?? null;
  return region !== null && isLive(region) ? region : null;
}

/** What a change added, in the order of the document. */
const addedBy = ({ type, target, addedNodes }: MutationRecord): readonly Node[] =>
  type === "characterData" ? [target] : [...addedNodes];

/** What a list marks has the focus in the place of its field. */
function standsOn(): Element | null {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return null;
  return document.getElementById(activeElement.getAttribute("aria-activedescendant") ?? "") ?? activeElement;
}

export function openReader(): Reader {
  let said: string[] = [];
  let stoodOn: Element | null = null;

  function tellChanges(records: readonly MutationRecord[]): void {
    const parts = new Map<Element, Node[]>();
    for (const record of records) {
      const region = regionOf(record.target);
      const added = addedBy(record).filter((node) => node.isConnected);
      if (region !== null && added.length + record.removedNodes.length > 0)
        parts.set(region, [...(parts.get(region) ?? []), ...added]);
      for (const node of added)
        if (node instanceof Element && region === null)
          for (const alert of [node, ...node.querySelectorAll("[role=alert]")])
            if (alert.matches("[role=alert]")) parts.set(alert, [alert]);
    }
    for (const [region, added] of parts) {
      const text = plain(isWhole(region) ? readingOf(region) : [...new Set(added)].map(readingOf).join(" "));
      if (text !== "" && !isSilent(region)) said = [...said, text];
    }
  }

  const observer = new MutationObserver(tellChanges);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return {
    said: () => {
      tellChanges(observer.takeRecords());
      return said;
    },
    focus: () => {
      const now = standsOn();
      return now === null ? "" : [...entered(now, stoodOn), phraseOf(now)].join(" › ");
    },
    goOn: () => {
      said = [];
      stoodOn = standsOn();
    },
    close: () => observer.disconnect(),
  };
}
