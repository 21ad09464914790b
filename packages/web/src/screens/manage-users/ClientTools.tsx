import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { ManagedCategory, ManagedClient } from "@cantina/domain/clients";
import { Box } from "@chakra-ui/react/box";
import { Download, UserPlus } from "lucide-react";
import { type ClientQuestion, useClientCalls } from "../../composition/desk/index.ts";
import { orReject } from "../../failures/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { clientColumns, clientRow, commensalColumns, commensalTableRows } from "./client-cells.ts";
import { namesOf, termsOf } from "./client-filter.ts";
import { usePagedExport } from "./use-paged-export.ts";

export interface ClientToolsProps {
  /** What the table shows, without its page. */
  readonly question: ClientQuestion;
  readonly categories: readonly ManagedCategory[];
  readonly cafeteria: Cafeteria | undefined;
  readonly onAdd: () => void;
}

const batch = 500;

/** Adding a client, and the two files of what the table shows. */
export function ClientTools({ question, categories, cafeteria, onAdd }: ClientToolsProps) {
  const calls = useClientCalls();
  const { isRunning, start, cancel } = usePagedExport();

  async function* pagesOf(signal: AbortSignal): AsyncGenerator<readonly ManagedClient[]> {
    for (let offset = 0, isMore = true; isMore; offset += batch) {
      const paging = { offset, limit: batch };
      const { data } = await orReject(calls.listManagedClients({ query: { ...question, ...paging } }, { signal }));
      isMore = data.length === batch;
      yield data;
    }
  }

  const exportClients = (): void =>
    start({
      title: "Clientes",
      fileName: "clientes.xlsx",
      columns: clientColumns,
      pages: async function* (signal) {
        for await (const clients of pagesOf(signal))
          yield clients.map((one) =>
            clientRow(one, namesOf(one), termsOf(one, categories, cafeteria?.defaultDiscountCategoryId)),
          );
      },
    });

  const exportCommensals = (): void => {
    const classNames = new Map<string, string>((cafeteria?.classes ?? []).map(({ id, name }) => [id, name]));
    start({
      title: "Comensales",
      fileName: "comensales.xlsx",
      columns: commensalColumns,
      pages: async function* (signal) {
        for await (const clients of pagesOf(signal))
          yield clients.flatMap((one) => commensalTableRows(one, classNames));
      },
    });
  };

  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      <Button onClick={onAdd}>
        <UserPlus aria-hidden />
        Agregar cliente
      </Button>
      {isRunning ? (
        <Box display="flex" alignItems="center" gap="3">
          <Box role="status" textStyle="sm" color="fg.muted">
            Exportando…
          </Box>
          <Button variant="outline" colorPalette="gray" onClick={cancel}>
            Cancelar
          </Button>
        </Box>
      ) : (
        <>
          <Button variant="outline" colorPalette="gray" onClick={exportClients}>
            <Download aria-hidden />
            Exportar clientes
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={exportCommensals}>
            <Download aria-hidden />
            Exportar comensales
          </Button>
        </>
      )}
    </Box>
  );
}
