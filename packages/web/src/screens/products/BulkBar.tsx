import type { Product } from "@cantina/domain/catalog";
import { Box } from "@chakra-ui/react/box";
import { useMutation } from "@tanstack/react-query";
import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useCatalogEditing } from "../../composition/catalog-editing.ts";
import { QueryRefusal, orReject } from "../../composition/failure.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/notify.ts";
import { productCount } from "./product-texts.ts";

export interface BulkBarProps {
  readonly products: readonly Product[];
  readonly onDelete: () => void;
}

const doneText = (shownInApp: boolean, count: number): string => {
  const what = productCount(count);
  if (shownInApp) return count === 1 ? `Se muestra ${what} en la app.` : `Se muestran ${what} en la app.`;
  return count === 1 ? `Se ocultó ${what} de la app.` : `Se ocultaron ${what} de la app.`;
};

const selectedText = (count: number): string =>
  count === 1 ? "1 producto seleccionado" : `${productCount(count)} seleccionados`;

/** What is done with all that is selected. */
export function BulkBar({ products, onDelete }: BulkBarProps) {
  const { queries } = useWorkplace();
  const editing = useCatalogEditing();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (shownInApp: boolean) =>
      orReject(
        editing.changeVisibility(
          products.map(({ id }) => id),
          shownInApp,
        ),
      ),
    onSuccess: async (_none, shownInApp) => {
      void notify({ kind: "success", title: doneText(shownInApp, products.length) });
      await queries.invalidateQueries({ queryKey: queryKeys.products, exact: true });
    },
    onError: (error) => {
      const title = error instanceof QueryRefusal ? sentenceOf(error.failure) : failureSentences.SERVER_ERROR;
      void notify({ kind: "error", title });
    },
  });
  const isNone = products.length === 0;
  return (
    <Box
      role="toolbar"
      aria-label="Acciones sobre lo seleccionado"
      position="sticky"
      bottom="3"
      zIndex="20"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="lg"
    >
      <Box role="status" flex={{ base: "1 0 100%", md: "1" }} fontWeight="semibold">
        {isNone ? "Seleccione productos" : selectedText(products.length)}
      </Box>
      <Button
        variant="outline"
        colorPalette="gray"
        flex={{ base: "1", md: "none" }}
        aria-label="Mostrar en la app"
        disabled={isNone}
        busy={isPending && variables}
        onClick={() => mutate(true)}
      >
        <Eye aria-hidden />
        <span>
          Mostrar
          <Box as="span" hideBelow="md">
            {" en la app"}
          </Box>
        </span>
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        flex={{ base: "1", md: "none" }}
        aria-label="Ocultar de la app"
        disabled={isNone}
        busy={isPending && !variables}
        onClick={() => mutate(false)}
      >
        <EyeOff aria-hidden />
        <span>
          Ocultar
          <Box as="span" hideBelow="md">
            {" de la app"}
          </Box>
        </span>
      </Button>
      <Button
        variant="outline"
        colorPalette="red"
        flex={{ base: "1", md: "none" }}
        disabled={isNone}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
        Eliminar
      </Button>
    </Box>
  );
}
