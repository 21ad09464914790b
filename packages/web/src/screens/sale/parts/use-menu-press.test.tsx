import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { menuMark, useMenuPress } from "./use-menu-press.ts";

const done: string[] = [];

function Frame({ isOffered = true }: { readonly isOffered?: boolean }) {
  return (
    <div {...useMenuPress(isOffered ? (id) => done.push(`menu ${id}`) : null)}>
      <button type="button" {...{ [menuMark]: "tea" }} onClick={() => done.push("sold tea")}>
        <span>Té</span>
      </button>
      <button type="button" onClick={() => done.push("sold air")}>
        Aire
      </button>
    </div>
  );
}

const hold = (name: string, milliseconds: number, pointerType = "touch"): void => {
  const button = screen.getByText(name);
  fireEvent.pointerDown(button, { pointerType });
  act(() => void vi.advanceTimersByTime(milliseconds));
  fireEvent.pointerUp(button, { pointerType });
  fireEvent.click(button);
};

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("[STOCK-11] a finger that rests on a card asks for more and sells nothing; a touch sells, also the next one", () => {
  render(<Frame />);
  hold("Té", 600);
  expect(done).toEqual(["menu tea"]);
  hold("Té", 100);
  hold("Aire", 600);
  // The mouse has a button for it.
  hold("Té", 600, "mouse");
  expect(done).toEqual(["menu tea", "sold tea", "sold air", "sold tea"]);
});

test("[STOCK-11] a finger that scrolls asks for nothing, and after the menu's own event the next touch sells", () => {
  render(<Frame />);
  fireEvent.pointerDown(screen.getByText("Té"), { pointerType: "touch" });
  fireEvent.pointerCancel(screen.getByText("Té"), { pointerType: "touch" });
  act(() => void vi.advanceTimersByTime(600));
  expect(done).toEqual([]);
  expect(fireEvent.contextMenu(screen.getByText("Té"))).toBe(false);
  expect(fireEvent.contextMenu(screen.getByText("Aire"))).toBe(true);
  hold("Té", 100);
  expect(done).toEqual(["menu tea", "sold tea"]);
});

test("[STOCK-11] where nothing is offered the browser's own menu comes", () => {
  render(<Frame isOffered={false} />);
  expect(fireEvent.contextMenu(screen.getByText("Té"))).toBe(true);
  hold("Té", 600);
  expect(done).toEqual(["sold tea"]);
});
