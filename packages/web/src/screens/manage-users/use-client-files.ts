import type { ManagedClient } from "@cantina/domain/clients";
import { type ClientQuestion, useClientCalls } from "../../composition/desk/index.ts";
import { orReject } from "../../failures/failure.ts";
import { clientColumns, clientRow, commensalColumns, commensalTableRows } from "./client-cells.ts";
import { namesOf, termsOf } from "./client-filter.ts";
import type { ClientPlace } from "./parts/ClientFields.tsx";
import { readAllClients } from "./read-all-clients.ts";
import { usePagedExport } from "./use-paged-export.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";

/** The two files of what the table shows, without its page. */
export function useClientFiles(question: ClientQuestion, { categories, cafeteria }: ClientPlace) {
  const calls = useClientCalls();
  const { isRunning, start, cancel } = usePagedExport();

  const clientsFor = (signal: AbortSignal): Promise<readonly ManagedClient[]> =>
    readAllClients(question, async (asked) => {
      const { data } = await orReject(calls.listManagedClients({ query: asked }, { signal }));
      return data;
    });

  return {
    isRunning,
    cancel,
    exportClients: (): void =>
      start({
        title: screens.clients,
        fileName: "clientes.xlsx",
        columns: clientColumns,
        pages: async function* (signal) {
          const clients = await clientsFor(signal);
          yield clients.map((one) =>
            clientRow(one, namesOf(one), termsOf(one, categories, cafeteria?.defaultDiscountCategoryId)),
          );
        },
      }),
    exportCommensals: (): void => {
      const classNames = new Map<string, string>((cafeteria?.classes ?? []).map(({ id, name }) => [id, name]));
      start({
        title: words.diners,
        fileName: "comensales.xlsx",
        columns: commensalColumns,
        pages: async function* (signal) {
          const clients = await clientsFor(signal);
          yield clients.flatMap((one) => commensalTableRows(one, classNames));
        },
      });
    },
  };
}
