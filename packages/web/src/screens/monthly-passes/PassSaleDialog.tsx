import { dividePass } from "@cantina/domain/calendar-products";
import type { Diner } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart } from "lucide-react";
import { useId } from "react";
import { now } from "../../composition/now.ts";
import { passesQuery } from "../../composition/pass-queries.ts";
import { cafeteriaQuery } from "../../composition/queries.ts";
import { useDiners } from "../../composition/use-diners.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PassSaleForm } from "./PassSaleForm.tsx";
import { usePassSale } from "./use-pass-sale.ts";

export interface PassSaleDialogProps {
  /** Chosen to begin with. */
  readonly firstPassId?: string;
  readonly diner: Diner | null;
  readonly onClose: () => void;
}

export function PassSaleDialog({ firstPassId, diner, onClose }: PassSaleDialogProps) {
  const formId = useId();
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: passes, failureReason, refetch } = useQuery(passesQuery(sources));
  const diners = useDiners();
  const isRegisterMissing = useRegisterNeed();
  const call = usePassSale(onClose);
  const zone = cafeteria?.timeZone;
  const offered =
    zone === undefined
      ? undefined
      : passes?.filter((pass) => dividePass(pass, { at: now(), zone, classId: null }).remaining.length > 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Vender abono"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={call.isSending}
            disabled={isRegisterMissing || call.resend !== null || offered === undefined || offered.length === 0}
          >
            Vender
          </Button>
        </>
      }
    >
      {offered === undefined || cafeteria === undefined ? (
        failureReason === null ? (
          <Skeleton height="240px" />
        ) : (
          <ErrorState title="No se pudieron leer los abonos" onRetry={() => void refetch()} />
        )
      ) : offered.length === 0 ? (
        <EmptyState
          icon={<CalendarHeart />}
          title="No hay abonos a la venta"
          detail="Un administrador debe crear uno con días por venir."
        />
      ) : (
        <PassSaleForm
          formId={formId}
          passes={offered}
          cafeteria={cafeteria}
          diners={diners}
          firstPassId={firstPassId ?? null}
          firstDiner={diner}
          call={call}
          isRegisterMissing={isRegisterMissing}
        />
      )}
    </Dialog>
  );
}
