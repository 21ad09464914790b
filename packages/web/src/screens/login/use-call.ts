import { useState } from "react";

export type CallState<T> =
  | { readonly status: "idle" | "sending" }
  | { readonly status: "answered"; readonly answer: T };

/** One call at a time, from a form; the answer stays until the next call. */
export function useCall<A extends readonly unknown[], T>(
  call: (...args: A) => Promise<T>,
): readonly [CallState<T>, (...args: A) => void] {
  const [state, setState] = useState<CallState<T>>({ status: "idle" });
  async function run(...args: A): Promise<void> {
    setState({ status: "sending" });
    setState({ status: "answered", answer: await call(...args) });
  }
  return [state, (...args) => void (state.status !== "sending" && run(...args))];
}
