import type { MoneyDeskCall } from "../../composition/use-money-desk.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { moneyCallName } from "../../texts/money-notices.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Why the call was refused, or that nobody knows yet whether it is booked. */
export function MoneyDeskNotice({ call }: { readonly call: MoneyDeskCall }) {
  const { failure, pending, isBroken, canRetry } = call;
  const retry = (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={call.retry}>
      Reintentar
    </Button>
  );
  if (isBroken) {
    return (
      <Notice kind="error" action={retry}>
        No se pudo guardar o enviar la operación en este dispositivo.
      </Notice>
    );
  }
  if (pending !== null && canRetry) {
    return (
      <Notice kind="warning" action={retry}>
        {`Sin respuesta del servidor: falta confirmar ${moneyCallName(pending)}. Se reintenta sin registrar dos veces.`}
      </Notice>
    );
  }
  return failure === null || pending !== null ? null : <Notice kind="error">{sentenceOf(failure)}</Notice>;
}
