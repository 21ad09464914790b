import { dividePass } from "@cantina/domain/calendar-products";
import type { Diner } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart } from "lucide-react";
import { now } from "../../composition/now.ts";
import { passesQuery } from "../../composition/pass-queries.ts";
import { cafeteriaQuery } from "../../composition/queries.ts";
import { useDiners } from "../../composition/use-diners.ts";
import { useMoneyDesk } from "../../composition/use-money-desk.ts";
import { useRegisterNeed } from "../../composition/use-register-need.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { OfferDialog } from "../money-calls/index.ts";
import { PassSaleForm } from "./PassSaleForm.tsx";

export interface PassSaleDialogProps {
  /** Chosen to begin with. */
  readonly firstPassId?: string;
  readonly diner: Diner | null;
  readonly onClose: () => void;
}

export function PassSaleDialog({ firstPassId, diner, onClose }: PassSaleDialogProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: passes, failureReason, refetch } = useQuery(passesQuery(sources));
  const diners = useDiners();
  const isRegisterMissing = useRegisterNeed();
  const call = useMoneyDesk(onClose);
  const zone = cafeteria?.timeZone;
  const offered =
    zone === undefined
      ? undefined
      : passes?.filter((pass) => dividePass(pass, { at: now(), zone, classId: null }).remaining.length > 0);
  return (
    <OfferDialog
      title="Vender abono"
      call={call}
      isBlocked={isRegisterMissing}
      onClose={onClose}
      offers={offered}
      failure={failureReason}
      errorTitle="No se pudieron leer los abonos"
      onRetry={() => void refetch()}
      icon={<CalendarHeart />}
      emptyTitle="No hay abonos a la venta"
      emptyDetail="Un administrador debe crear uno con días por venir."
    >
      {(formId, sold) =>
        cafeteria !== undefined && (
          <PassSaleForm
            formId={formId}
            passes={sold}
            cafeteria={cafeteria}
            diners={diners}
            firstPassId={firstPassId ?? null}
            firstDiner={diner}
            call={call}
            isRegisterMissing={isRegisterMissing}
          />
        )
      }
    </OfferDialog>
  );
}
