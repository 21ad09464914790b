import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { Definition } from "./Definition.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 17));

// The document of these tests lays nothing out.
Object.defineProperty(Element.prototype, "checkVisibility", { configurable: true, value: () => true });

test("what shows nothing but text looks for a field once, and not with every frame that it stands", async () => {
  const asked: string[] = [];
  const ask = window.requestAnimationFrame.bind(window);
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((act) => {
    asked.push(act.name);
    return ask(act);
  });
  render(<Definition of="Ventas" text="Lo que se vendió." />, { wrapper: ThemeProvider });
  fireEvent.click(screen.getByRole("button"));
  await screen.findByText("Lo que se vendió.");
  const looks = () => asked.filter((name) => name === "enter").length;
  await expect.poll(looks).toBeGreaterThan(0);
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
  const before = looks();
  for (let frame = 0; frame < 10; frame += 1) await nextFrame();
  expect(looks()).toBe(before);
});
