import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFirstOnEnter } from "./use-first-on-enter.ts";

const onSelect = vi.fn<(id: string) => void>();
/** What the list itself makes of a key. */
const list = vi.fn<(key: string) => void>();

beforeEach(() => {
  onSelect.mockReset();
  list.mockReset();
});
afterEach(cleanup);

interface SearchProps {
  readonly query: string;
  readonly answered: string | null;
  readonly found: readonly string[];
}

function Search({ query, answered, found }: SearchProps) {
  const options = found.map((id) => ({ id, label: id }));
  return (
    <div {...useFirstOnEnter({ query, answered, options, onSelect })}>
      <input onKeyDown={(event) => list(event.key)} />
    </div>
  );
}
const press = (key: string) => fireEvent.keyDown(screen.getByRole("textbox"), { key });

test("[SALE-61] Enter means the first of what was typed, though the list still answers what was typed before", () => {
  const { rerender } = render(<Search query="ana" answered="an" found={["andrés", "ana"]} />);
  press("Enter");
  expect(onSelect).not.toHaveBeenCalled();
  rerender(<Search query="ana" answered="ana" found={["ana"]} />);
  rerender(<Search query="ana" answered="ana" found={["ana"]} />);
  expect([onSelect.mock.calls, list.mock.calls]).toEqual([[["ana"]], []]);
});

test("[SALE-61] Enter chooses at once when the list is the answer", () => {
  render(<Search query="an" answered="an" found={["andrés", "ana"]} />);
  press("Enter");
  expect([onSelect.mock.calls, list.mock.calls]).toEqual([[["andrés"]], []]);
});

test("whoever goes on typing after Enter has chosen nothing yet", () => {
  const { rerender } = render(<Search query="an" answered={null} found={[]} />);
  press("Enter");
  rerender(<Search query="ana" answered={null} found={[]} />);
  rerender(<Search query="ana" answered="ana" found={["ana"]} />);
  rerender(<Search query="an" answered="an" found={["andrés"]} />);
  expect(onSelect).not.toHaveBeenCalled();
});

test("Enter on nothing found leaves the search open, and is no Enter of a form", () => {
  render(<Search query="xyz" answered="xyz" found={[]} />);
  expect(press("Enter")).toBe(false);
  expect([onSelect.mock.calls, list.mock.calls]).toEqual([[], []]);
});

test("the list has its keys: an option that an arrow marked, and any before something is typed", () => {
  const { rerender } = render(<Search query="an" answered="an" found={["andrés", "ana"]} />);
  press("ArrowDown");
  press("Enter");
  rerender(<Search query="" answered="" found={["andrés", "ana"]} />);
  press("Enter");
  expect([onSelect.mock.calls, list.mock.calls]).toEqual([[], [["ArrowDown"], ["Enter"], ["Enter"]]]);
});
