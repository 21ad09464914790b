import { type CalendarProduct, findPasses } from "@cantina/domain/calendar-products";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart, CalendarPlus } from "lucide-react";
import { Suspense, useDeferredValue, useState } from "react";
import { now } from "../../composition/device/index.ts";
import { passesQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery, categoriesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PassSaleDialog } from "./PassSaleDialog.tsx";
import { PassCard } from "./parts/PassCard.tsx";
import { DeletePassDialog, PassDialog } from "./pass-dialogs.ts";

type Open =
  | { readonly action: "create" }
  | { readonly action: "edit" | "delete" | "sell"; readonly pass: CalendarProduct };

/** Monthly passes, to be made, kept and sold. */
export function MonthlyPassesScreen() {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: categories } = useQuery(categoriesQuery(sources));
  const { data: passes, failureReason, refetch, isFetching, dataUpdatedAt } = useQuery(passesQuery(sources));
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const found = findPasses(passes ?? [], useDeferredValue(query));
  const close = (): void => setOpen(null);
  const isEmpty = passes !== undefined && passes.length === 0;
  return (
    <Page
      title="Abonos Mensuales"
      action={
        <Button onClick={() => setOpen({ action: "create" })}>
          <CalendarPlus aria-hidden />
          Crear abono
        </Button>
      }
    >
      {passes === undefined && failureReason === null && <Loading />}
      {passes === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title="No se pudieron cargar los abonos"
          detail="Compruebe si se encuentra conectado a internet."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {passes !== undefined && failureReason !== null && (
        <StaleBanner failure={failureReason} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
      )}
      {passes !== undefined && !isEmpty && (
        <TextField
          label="Buscar abono"
          placeholder="Nombre o descripción"
          type="search"
          value={query}
          onChange={setQuery}
        />
      )}
      {passes !== undefined && found.length === 0 && (
        <EmptyState
          icon={<CalendarHeart />}
          title="No se encontraron abonos."
          detail={
            isEmpty
              ? "Cree uno con los días del mes y véndalo en la caja: cada día es una comanda."
              : "Pruebe con otra búsqueda."
          }
        />
      )}
      {found.length > 0 && cafeteria !== undefined && (
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))"
          gap="3"
        >
          {found.map((pass) => (
            <PassCard
              key={pass.id}
              pass={pass}
              categoryName={categories?.find(({ id }) => id === pass.categoryId)?.name ?? null}
              at={now()}
              zone={cafeteria.timeZone}
              onSell={() => setOpen({ action: "sell", pass })}
              onEdit={() => setOpen({ action: "edit", pass })}
              onDelete={() => setOpen({ action: "delete", pass })}
            />
          ))}
        </Box>
      )}
      <Suspense fallback={null}>
        {open?.action === "create" && <PassDialog pass={null} onClose={close} />}
        {open?.action === "edit" && <PassDialog pass={open.pass} onClose={close} />}
        {open?.action === "delete" && <DeletePassDialog pass={open.pass} onClose={close} />}
      </Suspense>
      {open?.action === "sell" && <PassSaleDialog firstPassId={open.pass.id} diner={null} onClose={close} />}
    </Page>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Cargando abonos" display="flex" flexDirection="column" gap="3">
      <Skeleton height="46px" borderRadius="lg" />
      <Skeleton height="180px" borderRadius="xl" />
      <Skeleton height="180px" borderRadius="xl" />
    </Box>
  );
}
