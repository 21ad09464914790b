import { hasStoredSession } from "@cantina/adapters/storage";

// A script of its own, before the first paint of the pages that come with their form in them (ADR 0058): what people do
// in that form before the app is there goes on in the app's own, which takes its place before the next paint.

const page = document.documentElement;

function isKnown(): boolean {
  try {
    return hasStoredSession(localStorage);
  } catch {
    return false;
  }
}

// Whoever is signed in is led on from the login, and sees none of it.
if (location.pathname === "/login" && isKnown()) page.dataset["known"] = "";
const query = new URLSearchParams(location.search);
if (!query.has("token") || !query.has("authenticationUserId")) page.dataset["link"] = "without";

type Part = HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

const partsOf = (place: Element): readonly Part[] => [...place.querySelectorAll<Part>(":is(input,button,a)")];

/** What is seen of it: a page of a mailed link stands there with the link and without. */
function seenFirst(): readonly Part[] {
  const seen = [...document.querySelectorAll<HTMLElement>("#first > *")].find(({ offsetHeight }) => offsetHeight > 0);
  return seen === undefined ? [] : partsOf(seen);
}

const over = new AbortController();
const pressed: number[] = [];

// The form has nobody yet who sends it, and would load the page anew. Enter in a field presses the button, too.
addEventListener(
  "click",
  ({ target }) => {
    const place = seenFirst().findIndex((part) => part instanceof HTMLButtonElement && part.contains(target as Node));
    if (place >= 0) pressed.push(place);
  },
  { signal: over.signal },
);
addEventListener(
  "submit",
  (event) => {
    event.preventDefault();
    (event.target as HTMLFormElement).querySelector("[type=submit]")?.setAttribute("aria-busy", "true");
  },
  { signal: over.signal },
);

const isSame = (one: Part, other: Part | undefined): boolean =>
  one.localName === other?.localName && (!(one instanceof HTMLInputElement) || one.type === (other as typeof one).type);

/** As if it were typed: React hears of a value only by the setter of all fields, and an event. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function goOn(before: readonly Part[], focused: number, now: readonly Part[]): void {
  before.forEach((part, place) => {
    const field = now[place];
    if (part instanceof HTMLInputElement && part.value !== "") type(field as HTMLInputElement, part.value);
  });
  const [left, next] = [before[focused], now[focused]];
  next?.focus();
  if (left instanceof HTMLInputElement && next instanceof HTMLInputElement && left.selectionStart !== null)
    next.setSelectionRange(left.selectionStart, left.selectionEnd, left.selectionDirection ?? "none");
  for (const place of pressed) now[place]?.click();
}

function look(_: unknown, observer: MutationObserver): void {
  const root = document.getElementById("root");
  const screen = root?.firstElementChild;
  // While a screen loads, the page is as good.
  if (!root || !screen || screen.matches("main[role=status]")) return;
  observer.disconnect();
  over.abort();
  const before = seenFirst();
  const focused = before.findIndex((part) => part === document.activeElement);
  document.getElementById("first")?.remove();
  const now = partsOf(root);
  if (before.length === now.length && before.every((part, place) => isSame(part, now[place])))
    goOn(before, focused, now);
}

new MutationObserver(look).observe(page, { childList: true, subtree: true });
