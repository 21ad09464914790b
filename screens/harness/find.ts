import { queryAllByRole } from "@testing-library/react";
import { type Wanted, says, textOf } from "./text.ts";

/** What is found within one element. */
export type Find = (within: Element) => readonly Element[];

export type RoleOptions = {
  readonly name?: Wanted;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly level?: number;
};

const isGone = (element: Element): boolean => {
  if (element.hasAttribute("hidden")) return true;
  // Few have a style of their own, and reading one takes its time.
  if (!element.hasAttribute("style") || !(element instanceof HTMLElement)) return false;
  return element.style.display === "none" || element.style.visibility === "hidden";
};

const isWithin = (element: Element, holds: (one: Element) => boolean): boolean => {
  for (let one: Element | null = element; one !== null; one = one.parentElement) if (holds(one)) return true;
  return false;
};

export const isVisible = (element: Element): boolean => element.isConnected && !isWithin(element, isGone);

const isSilent = (element: Element): boolean => isGone(element) || element.getAttribute("aria-hidden") === "true";

/** The smallest ones that say it. */
export const byText =
  (wanted: Wanted, isExact: boolean): Find =>
  (within) => {
    const found: Element[] = [];
    /** One after the other: jsdom's list of them all takes longer than what is done with them. */
    const lookIn = (element: Element): boolean => {
      let isSaid = false;
      for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling)
        isSaid = look(child) || isSaid;
      return isSaid;
    };
    const look = (element: Element): boolean => {
      const text = textOf(element);
      // What is said inside is part of it.
      if (typeof wanted === "string" && !says(text, wanted)) return false;
      const isSaidInside = lookIn(element);
      const isSaid = says(text, wanted, isExact);
      if (isSaid && !isSaidInside) found.push(element);
      return isSaid || isSaidInside;
    };
    lookIn(within);
    return found;
  };

const labelled = "[aria-label],[aria-labelledby],button,input:not([type=hidden]),meter,output,progress,select,textarea";

function labelsOf(element: Element): readonly string[] {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/u) ?? [];
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  if (named.length > 0) return named.map(textOf);
  const own = element.getAttribute("aria-label") ?? "";
  if (own.trim() !== "") return [own];
  return "labels" in element ? [...((element as HTMLInputElement).labels ?? [])].map(textOf) : [];
}

export const byRole =
  (role: string, { name, exact = false, ...states }: RoleOptions): Find =>
  (within) =>
    [
      ...queryAllByRole(within as HTMLElement, role, {
        // The library's own look at what is hidden reads all style sheets.
        hidden: true,
        ...states,
        ...(name !== undefined && { name: (said: string) => says(said, name, exact) }),
      }),
      // A browser gives it no role, and Playwright that of other fields of text.
      ...(role === "textbox" ? [...within.querySelectorAll("input[type=password]")] : []).filter(
        (element) => name === undefined || labelsOf(element).some((label) => says(label, name, exact)),
      ),
    ].filter((element) => !isWithin(element, isSilent));

export const byLabel =
  (wanted: Wanted, isExact: boolean): Find =>
  (within) =>
    [...within.querySelectorAll(labelled)].filter((element) =>
      labelsOf(element).some((label) => says(label, wanted, isExact)),
    );

export const bySelector =
  (selector: string): Find =>
  (within) => [...within.querySelectorAll(selector)];
