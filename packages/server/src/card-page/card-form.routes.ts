import { cardFormEndpoints } from "@cantina/contract/payments";
import { accepted, refused } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";

/** `scriptUrl`: null where nobody configured a provider. CARD-06 */
export const cardFormRoutes = (scriptUrl: string | null): readonly Route[] => [
  route(cardFormEndpoints.readCardForm, async () =>
    scriptUrl === null ? refused({ code: "MP_NOT_AVAILABLE" }) : accepted({ data: { scriptUrl } }),
  ),
];
