import type { Diner } from "@cantina/domain/clients";
import type { CommensalId } from "@cantina/domain/kernel";
import { offerUsual, usualMemory, usualOf } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { CirclePlus } from "lucide-react";
import { type MouseEvent, useMemo } from "react";
import { useIsValue } from "../../composition/device/index.ts";
import { type Sources, askedQuery, transactionCalls } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { shortcutKeys } from "../../texts/shortcuts.ts";
import * as texts from "../../texts/usual.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/notify.ts";
import type { Catalog } from "./use-catalog.ts";

const minute = 60_000;
const none: readonly never[] = [];

/** A habit is the same a minute later, whatever is sold meanwhile. */
const lastOrdersQuery = (sources: Sources, commensalId: CommensalId, enabled: boolean) =>
  askedQuery(
    transactionCalls(sources).listTransactions,
    { query: { commensalId, orderType: "ORDER", status: "COMPLETED", passes: "WITHOUT", limit: usualMemory } },
    { enabled, staleTime: minute, gcTime: minute },
  );

export interface SaleUsualProps extends Pick<Catalog, "byId"> {
  readonly diner: Diner;
}

/** What the diner usually buys, while nothing is in the cart. SALE-97 */
export function SaleUsual({ diner, byId }: SaleUsualProps) {
  const { checkout, sources, reach } = useWorkplace();
  const isEmpty = useSelector(checkout, ({ context }) => context.cart.lines.length === 0);
  const rules = useSelector(checkout, ({ context }) => context.policy.schoolRules);
  const isOffline = useIsValue(reach, "unreachable");
  const { data } = useQuery(lastOrdersQuery(sources, diner.commensal.id, isEmpty && !isOffline));
  const offer = useMemo(() => offerUsual(usualOf(data?.data ?? none), byId, diner, rules), [data, byId, diner, rules]);
  if (!isEmpty || isOffline || offer.added.length === 0) return null;
  const { added, leftOut } = offer;
  const list = added.map(({ product, quantity }) => texts.unitsOf(quantity, product.name)).join(", ");
  function add({ currentTarget }: MouseEvent<HTMLElement>): void {
    // The button goes; whoever stands on it stays beside it. A key moves no focus.
    if (document.activeElement === currentTarget)
      document.querySelector<HTMLElement>(`[aria-keyshortcuts=${shortcutKeys.diner}]`)?.focus();
    for (const { product, quantity } of added) checkout.send({ type: "sale.productAdded", product, quantity });
    // Nothing enters a cart that is being put aside.
    if (checkout.getSnapshot().context.cart.lines.length === 0) return;
    void notify({
      kind: "info",
      title: texts.usualOf(list),
      ...(leftOut.length > 0 && { detail: texts.leftOut(leftOut) }),
    });
  }
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      w="full"
      h="auto"
      minH="11"
      px="3.5"
      py="2"
      gap="2.5"
      justifyContent="flex-start"
      whiteSpace="normal"
      textAlign="start"
      aria-label={texts.usualOf(list)}
      aria-keyshortcuts={shortcutKeys.tender}
      onClick={add}
    >
      <Box as="span" flex="1" minW="0">
        <Box as="span" display="block">
          {texts.usual}
        </Box>
        <Box as="span" display="block" fontSize="13px" fontWeight="normal" color="fg.muted" lineClamp="2">
          {list}
        </Box>
      </Box>
      <CirclePlus aria-hidden />
    </Button>
  );
}
