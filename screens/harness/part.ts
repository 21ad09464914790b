import { type Find, type RoleOptions, byLabel, byRole, bySelector, byText, isVisible } from "./find.ts";
import {
  type Choice,
  type ChosenFile,
  choose,
  chooseFile,
  click,
  clickTwice,
  fill,
  hover,
  isDisabled,
  optionOf,
  pressKey,
} from "./hands.ts";
import { type Wanted, says, textOf } from "./text.ts";
import { nextFrames, until } from "./until.ts";

type Exact = { readonly exact?: boolean };
type Filter = { readonly hasText?: Wanted; readonly hasNotText?: Wanted; readonly has?: Part };

/** What a title can ask of the page and of every part of it; Playwright's names. */
export type Within = {
  readonly getByRole: (role: string, options?: RoleOptions) => Part;
  readonly getByText: (text: Wanted, options?: Exact) => Part;
  readonly getByLabel: (text: Wanted, options?: Exact) => Part;
  readonly locator: (selector: string, filter?: Filter) => Part;
};

/** Some of the document, looked for anew at each question. */
export type Part = Within & {
  /** For a complaint. */
  readonly path: string;
  readonly elements: (from?: Element) => readonly Element[];
  readonly filter: (filter: Filter) => Part;
  readonly nth: (place: number) => Part;
  readonly first: () => Part;
  readonly last: () => Part;
  readonly all: () => Promise<readonly Part[]>;
  readonly count: () => Promise<number>;
  readonly getAttribute: (name: string) => Promise<string | null>;
  readonly textContent: () => Promise<string>;
  readonly inputValue: () => Promise<string>;
  readonly waitFor: (wanted?: { readonly state?: "visible" | "hidden" }) => Promise<void>;
  readonly isEnabled: () => Promise<boolean>;
  /** By force also where it can't be used. */
  readonly click: (how?: { readonly force?: boolean }) => Promise<void>;
  readonly dblclick: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly check: () => Promise<void>;
  readonly uncheck: () => Promise<void>;
  readonly focus: () => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly selectOption: (choice: Choice) => Promise<void>;
  readonly setInputFiles: (file: ChosenFile) => Promise<void>;
};

const isFit = (element: Element, { hasText, hasNotText, has }: Filter): boolean =>
  (hasText === undefined || says(element.textContent, hasText)) &&
  (hasNotText === undefined || !says(element.textContent, hasNotText)) &&
  (has === undefined || has.elements(element).length > 0);

/** The one element that it names; several are a fault of the title. */
export function oneOf(part: Part): Element | null {
  const found = part.elements();
  if (found.length > 1)
    throw new Error(
      `${part.path} names ${found.length}:\n${found.map((one) => `  ${textOf(one).slice(0, 80)}`).join("\n")}`,
    );
  return found[0] ?? null;
}

export const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute("aria-checked") === "true";

export function partOf(find: (from: Element) => readonly Element[], path: string): Part {
  const elements = (from: Element = document.documentElement) => find(from);
  const inner = (more: Find, step: string): Part =>
    partOf((from) => [...new Set(find(from).flatMap(more))], `${path} › ${step}`);
  const narrow = (more: (found: readonly Element[]) => readonly Element[], step: string): Part =>
    partOf((from) => more(find(from)), `${path} ${step}`);
  const filter = (wanted: Filter): Part =>
    narrow(
      (found) => found.filter((one) => isFit(one, wanted)),
      `with ${String(wanted.hasText ?? wanted.hasNotText ?? wanted.has?.path)}`,
    );
  const nth = (place: number): Part => narrow((found) => found.slice(place).slice(0, 1), `n.º ${place}`);

  async function one(isReady: (element: Element) => boolean = () => true): Promise<Element> {
    let found: Element | null = null;
    await until(() => {
      found = oneOf(part);
      if (found === null) return `there is no ${path}`;
      return isReady(found) ? null : `${path} can't be used: ${found.outerHTML.slice(0, 200)}`;
    });
    if (found === null) throw new Error(`there is no ${path}`);
    return found;
  }
  const isUsable = (element: Element): boolean => isVisible(element) && !isDisabled(element);
  /** Then React has drawn what came of it, as far as it needs nobody's answer. */
  async function act(hand: (element: Element) => void, isReady = isUsable): Promise<void> {
    await one(isReady);
    await nextFrames();
    hand(await one(isReady));
    await new Promise((resolve) => void setTimeout(resolve, 0));
  }
  const set = (isOn: boolean) =>
    act((element) => {
      if (isChecked(element) !== isOn) click(element);
    });

  const part: Part = {
    path,
    elements,
    getByRole: (role, options = {}) => inner(byRole(role, options), `${role} ${String(options.name ?? "")}`),
    getByText: (text, { exact = false } = {}) => inner(byText(text, exact), `'${String(text)}'`),
    getByLabel: (text, { exact = false } = {}) => inner(byLabel(text, exact), `label '${String(text)}'`),
    locator: (selector, wanted = {}) => {
      const found = inner(bySelector(selector), selector);
      return Object.keys(wanted).length === 0 ? found : found.filter(wanted);
    },
    filter,
    nth,
    first: () => nth(0),
    last: () => narrow((found) => found.slice(-1), "last"),
    all: () => Promise.resolve(elements().map((_, place) => nth(place))),
    count: () => Promise.resolve(elements().length),
    getAttribute: async (name) => (await one()).getAttribute(name),
    textContent: async () => (await one()).textContent,
    inputValue: async () => ((await one()) as HTMLInputElement).value,
    waitFor: ({ state = "visible" } = {}) =>
      until(() => {
        const found = oneOf(part);
        const isShown = found !== null && isVisible(found);
        return isShown === (state === "visible") ? null : `${path} is not ${state}`;
      }),
    isEnabled: async () => !isDisabled(await one()),
    click: async ({ force = false } = {}) => {
      if (force) return click(await one());
      hover(await one(isUsable));
      return act(click);
    },
    dblclick: () => act(clickTwice),
    fill: (text) => act((element) => fill(element, text)),
    clear: () => act((element) => fill(element, "")),
    check: () => set(true),
    uncheck: () => set(false),
    focus: async () => {
      await nextFrames();
      ((await one()) as HTMLElement).focus();
    },
    press: (key) =>
      act((element) => {
        (element as HTMLElement).focus();
        pressKey({ key });
      }),
    // A list may come after its field.
    selectOption: (choice) =>
      act(
        (element) => choose(element, choice),
        (element) => isUsable(element) && optionOf(element, choice) !== undefined,
      ),
    // Its field is seldom shown: what is pressed is its label.
    setInputFiles: async (file) => chooseFile(await one(), file),
  };
  return part;
}
