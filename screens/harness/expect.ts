import { expect as expectValue } from "vitest";
import { isVisible } from "./find.ts";
import { isDisabled } from "./hands.ts";
import { type Part, isChecked, oneOf } from "./part.ts";
import type { Screen } from "./screen.ts";
import { type Wanted, says, textOf } from "./text.ts";
import { until } from "./until.ts";

type Promised<Arguments extends readonly unknown[]> = (...wanted: Arguments) => Promise<void>;

/** What is asserted of a part of the document, each once it holds; Playwright's names. */
type PartClaims = {
  readonly toBeVisible: Promised<[]>;
  readonly toBeHidden: Promised<[]>;
  readonly toBeAttached: Promised<[]>;
  readonly toBeEnabled: Promised<[]>;
  readonly toBeDisabled: Promised<[]>;
  readonly toBeChecked: Promised<[]>;
  readonly toBeFocused: Promised<[]>;
  readonly toHaveCount: Promised<[number]>;
  readonly toHaveText: Promised<[Wanted | readonly Wanted[]]>;
  readonly toContainText: Promised<[Wanted]>;
  readonly toHaveValue: Promised<[Wanted]>;
  readonly toHaveAttribute: Promised<[string, Wanted?]>;
  readonly toHaveAccessibleDescription: Promised<[Wanted]>;
};

const isText = (text: string, wanted: Wanted): boolean => says(text, wanted, true);
/** What `aria-describedby` leads to; nothing here is described in another way. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute("aria-describedby")?.split(/\s+/u) ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
const valueOf = (element: Element): string => ("value" in element ? String(element.value) : "");

function partClaims(part: Part, isDenied: boolean): PartClaims {
  const claim = (what: string, holds: () => boolean, seen: () => unknown): Promise<void> =>
    until(() => {
      if (holds() !== isDenied) return null;
      return `${part.path} ${isDenied ? "is not to be" : "is to be"} ${what}, and is ${JSON.stringify(seen())}`;
    });
  /** Of the one element: what holds of none holds of no missing one either. */
  const one = (what: string, holds: (element: Element) => boolean): Promise<void> =>
    claim(
      what,
      () => {
        const found = oneOf(part);
        return found === null ? isDenied : holds(found);
      },
      () => oneOf(part)?.outerHTML.slice(0, 300) ?? "missing",
    );
  const text = (what: Wanted, holds: (element: Element) => boolean): Promise<void> => one(`'${String(what)}'`, holds);
  const isShown = (): boolean => {
    const found = oneOf(part);
    return found !== null && isVisible(found);
  };
  return {
    toBeVisible: () => claim("visible", isShown, isShown),
    toBeHidden: () =>
      claim(
        "hidden",
        () => !isShown(),
        () => !isShown(),
      ),
    toBeAttached: () =>
      claim(
        "there",
        () => oneOf(part) !== null,
        () => oneOf(part) !== null,
      ),
    toBeEnabled: () => one("enabled", (element) => !isDisabled(element)),
    toBeDisabled: () => one("disabled", isDisabled),
    toBeChecked: () => one("checked", isChecked),
    toBeFocused: () => one("focused", (element) => document.activeElement === element),
    toHaveCount: (count) =>
      claim(
        `${count} times there`,
        () => part.elements().length === count,
        () => part.elements().map(textOf),
      ),
    toHaveText: (wanted) =>
      wanted instanceof RegExp || typeof wanted === "string"
        ? text(wanted, (element) => isText(element.textContent, wanted))
        : claim(
            String(wanted),
            () => {
              const found = part.elements();
              return (
                found.length === wanted.length &&
                wanted.every((one_, place) => isText(found[place]?.textContent ?? "", one_))
              );
            },
            () => part.elements().map(textOf),
          ),
    toContainText: (wanted) => text(wanted, (element) => says(element.textContent, wanted)),
    toHaveValue: (wanted) =>
      claim(
        `filled with '${String(wanted)}'`,
        () => {
          const found = oneOf(part);
          if (found === null) return isDenied;
          return wanted instanceof RegExp ? wanted.test(valueOf(found)) : valueOf(found) === wanted;
        },
        () => part.elements().map(valueOf),
      ),
    toHaveAccessibleDescription: (wanted) => text(wanted, (element) => isText(descriptionOf(element), wanted)),
    toHaveAttribute: (name, wanted) =>
      one(`one with ${name} '${String(wanted)}'`, (element) => {
        const value = element.getAttribute(name);
        if (value === null || wanted === undefined) return value !== null;
        return wanted instanceof RegExp ? wanted.test(value) : value === wanted;
      }),
  };
}

/** Of the whole document. */
type ScreenClaims = { readonly toHaveURL: Promised<[string | RegExp]> };

const screenClaims = (screen: Screen, isDenied: boolean): ScreenClaims => ({
  toHaveURL: (wanted) =>
    until(() =>
      screen.isAt(wanted) === isDenied
        ? `the address is ${isDenied ? "not " : ""}to be ${String(wanted)}, and is ${location.href}`
        : null,
    ),
});

type Expect = {
  (screen: Screen): ScreenClaims & { readonly not: ScreenClaims };
  (part: Part, why?: string): PartClaims & { readonly not: PartClaims };
  <T>(value: T, why?: string): ReturnType<typeof expectValue<T>>;
} & Pick<typeof expectValue, "poll" | "stringMatching" | "stringContaining" | "objectContaining" | "any">;

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "elements" in value && "path" in value;

const isScreen = (value: unknown): value is Screen =>
  typeof value === "object" && value !== null && "goto" in value && "isAt" in value;

const ofValue: (value: unknown, why?: string) => unknown = expectValue;

function expectAny(value: unknown, why?: string): unknown {
  if (isScreen(value)) return { ...screenClaims(value, false), not: screenClaims(value, true) };
  return isPart(value) ? { ...partClaims(value, false), not: partClaims(value, true) } : ofValue(value, why);
}

export const expect: Expect = Object.assign(expectAny, {
  poll: expectValue.poll,
  stringMatching: expectValue.stringMatching,
  stringContaining: expectValue.stringContaining,
  objectContaining: expectValue.objectContaining,
  any: expectValue.any,
}) as Expect;
