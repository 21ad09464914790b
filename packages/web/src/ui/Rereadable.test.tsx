import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../composition/live-data/index.ts";
import { Rereadable } from "./Rereadable.tsx";

const queryKey = ["things"];
const formIn = (queries: QueryClient) =>
  render(
    <QueryClientProvider client={queries}>
      <Rereadable known={{ id: "one", name: "antes" }} queryKey={queryKey}>
        {({ name }, { onReread }) => <button onClick={onReread}>{name}</button>}
      </Rereadable>
    </QueryClientProvider>,
  );

afterEach(cleanup);

test("[FORM-05] one item that is put into a list is no reading of it", async () => {
  const queries = createQueryClient(() => false);
  let fail: (cause: Error) => void = () => undefined;
  const read = vi.fn<() => Promise<unknown>>(() => new Promise((_, reject) => (fail = reject)));
  queries.setQueryDefaults(queryKey, { queryFn: read });
  queries.setQueryData(queryKey, [{ id: "one", name: "antes" }], { updatedAt: 1 });
  formIn(queries);
  screen.getByRole("button", { name: "antes" }).click();
  await expect.poll(() => read).toHaveBeenCalledOnce();
  queries.setQueryData(queryKey, [{ id: "one", name: "ahora" }]);
  await act(async () => fail(new Error("nobody answers")));
  expect(screen.getByRole("button").textContent).toBe("antes");
  read.mockResolvedValue([{ id: "one", name: "luego" }]);
  screen.getByRole("button").click();
  await screen.findByRole("button", { name: "luego" });
  queries.clear();
});
