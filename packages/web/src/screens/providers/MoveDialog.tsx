import type { LinkMove } from "@cantina/domain/provider-settings";
import { mercadoPagoQuery, useProviderCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/mercado-pago.ts";
import * as words from "../../texts/words.ts";
import { Confirmation } from "../forms/index.ts";

const asked = {
  remove: { title: texts.removeAccount, verb: words.remove, hint: texts.removeHint, told: texts.removed },
  enable: { title: texts.enableTitle, verb: texts.enable, hint: texts.enableHint, told: texts.enabled },
  disable: { title: texts.disableTitle, verb: texts.disable, hint: texts.disableHint, told: texts.disabled },
} as const satisfies Readonly<Record<LinkMove, object>>;

export interface MoveDialogProps {
  readonly move: LinkMove;
  readonly onClose: () => void;
}

/** Asked, because families pay from that moment on, or can't. */
export function MoveDialog({ move, onClose }: MoveDialogProps) {
  const { sources, queries } = useWorkplace();
  const calls = useProviderCalls();
  const moves = {
    remove: calls.removeMercadoPagoCredentials,
    enable: calls.enableMercadoPagoCredentials,
    disable: calls.disableMercadoPagoCredentials,
  };
  const { title, verb, hint, told } = asked[move];
  return (
    <Confirmation
      title={title}
      confirmLabel={verb}
      tone={move === "enable" ? "brand" : "red"}
      save={({ key }) => moves[move]({}, { idempotencyKey: key })}
      changes={["cafeteria"]}
      told={() => ({ kind: "success", title: told })}
      onDone={(link) => queries.setQueryData(mercadoPagoQuery(sources).queryKey, link)}
      onClose={onClose}
    >
      {hint}
    </Confirmation>
  );
}
