import type { ClaimIssue } from "@cantina/domain/claims";
import type { ClientAccount } from "@cantina/domain/clients";

import { seededRandom } from "./random.ts";
import { instantAt } from "./school-days.ts";
import type { Row } from "./tables.ts";

type Wish = {
  readonly issue: ClaimIssue;
  readonly comments: string;
  /** Before now. */
  readonly hours: number;
  readonly isSolved?: true;
};

const wishes: readonly Wish[] = [
  { issue: "MODIFY_ORDER", comments: "¿Pueden cambiar la ensalada del viernes por una tarta?", hours: 0.4 },
  { issue: "BALANCE_ISSUE", comments: "Transferí ayer a la noche y el saldo sigue igual.", hours: 2.5 },
  { issue: "ORDER_ISSUE", comments: "Pedimos sin TACC y vino el menú común. Por favor llamar.", hours: 5 },
  { issue: "APP_INQUIRY", comments: "No me llega el correo para cambiar la contraseña.", hours: 27 },
  { issue: "CANCEL_ORDER", comments: "Bruno no va al colegio mañana, ¿se puede cancelar el pedido?", hours: 51 },
  { issue: "BALANCE_INQUIRY", comments: "¿Cuánto se descontó este mes por los almuerzos?", hours: 30, isSolved: true },
  { issue: "SERVICE_COMPLAINT", comments: "La fila del segundo recreo es muy larga.", hours: 75, isSolved: true },
  { issue: "PROFILE_INQUIRY", comments: "Quiero agregar a mi hija menor como comensal.", hours: 140, isSolved: true },
  { issue: "ORDER_ISSUE", comments: "Faltó la bebida del pedido del lunes.", hours: 260, isSolved: true },
];

const hour = 3_600_000;

type Inbox = {
  readonly seed: number;
  readonly cafeteriaId: string;
  readonly clients: readonly ClientAccount[];
  readonly now: number;
};

/** What clients have written; the first place's family has written too. */
export function claimRows({ seed, cafeteriaId, clients, now }: Inbox): readonly Row[] {
  const random = seededRandom(seed);
  return wishes.map(({ issue, comments, hours, isSolved = false }, index) => {
    const at = now - hours * hour;
    const client = issue === "CANCEL_ORDER" ? clients[0] : random.pick(clients);
    return {
      id: random.uuid(),
      cafeteria_id: cafeteriaId,
      profile_id: client?.id,
      phone_number: `11 5555-01${String(10 + index)}`,
      comments,
      issue,
      status: isSolved ? "SOLVED" : "UNSOLVED",
      date_time: instantAt(at),
      last_status_update: instantAt(isSolved ? at + hour : at),
    };
  });
}
