import type { BoardFilter, ClassNames } from "@cantina/domain/orders";
import { originNames } from "../../texts/origin-names.ts";
import * as texts from "../../texts/orders-board.ts";

/** What the orders shown are narrowed to, so that no paper is taken for one of all of them; '' where they are all. ORDERS-25 */
export const narrowingOf = ({ status, origin, classIds, text: sought }: BoardFilter, classNames: ClassNames): string =>
  [
    ...(status === null ? [] : [texts.statusChoices[status]]),
    ...(origin === null ? [] : [originNames[origin]]),
    ...[...classNames].filter(([classId]) => classIds.includes(classId)).map(([, name]) => name),
    ...(sought.trim() === "" ? [] : [texts.soughtText(sought.trim())]),
  ].join(" · ");
