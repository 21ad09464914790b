import { lastDinersFirst, searchDiners } from "@cantina/domain/clients";
import { remainingUses } from "@cantina/domain/coupons";
import { Box } from "@chakra-ui/react/box";
import { useSelector } from "@xstate/react";
import { Suspense, lazy, useDeferredValue, useMemo, useState } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useDiners, useWorkplace } from "../../composition/workplace/index.ts";
import { AllergyNote } from "../../ui/AllergyNote.tsx";
import { dinerView } from "../../ui/diner-view.ts";
import { lazyAid } from "../../ui/lazy-aid.ts";
import { DinerSelector } from "./parts/DinerSelector.tsx";
import { later } from "./later.ts";
import type { Catalog } from "./use-catalog.ts";

const DinerActions = lazy(async () => (await later()).dinerActions());
const SalePickup = lazy(async () => (await later()).pickup());
const SaleUsual = lazyAid(async () => (await later()).usual());

export function SaleDiner({ byId }: Pick<Catalog, "byId">) {
  const { checkout, lastDiners } = useWorkplace();
  const last = useValue(lastDiners);
  const diner = useSelector(checkout, ({ context }) => context.cart.diner);
  const couponUses = useSelector(checkout, ({ context }) => remainingUses(context.cart.coupons));
  const diners = useDiners();
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const matches = useMemo(() => {
    const found = searchDiners(diners, sought);
    return sought === "" ? lastDinersFirst(diners, found, last) : found;
  }, [diners, sought, last]);
  const allergies = diner?.commensal.allergies ?? null;
  const selector = (
    <DinerSelector
      diner={diner === null ? null : { ...dinerView(diner), couponUses }}
      query={query}
      onQueryChange={setQuery}
      answered={sought}
      matches={matches.map(dinerView)}
      onSelect={(chosen) => {
        const found = diners.find(({ commensal }) => commensal.id === chosen) ?? null;
        checkout.send({ type: "sale.dinerChosen", diner: found });
      }}
    />
  );
  // The same tree with and without a diner: a selector that is made anew would drop the focus.
  return (
    <Box display="flex" flexDirection="column" gap="2">
      <Box display="flex" alignItems="center" gap="0.5" me={diner === null ? "0" : "-3"}>
        <Box flex="1" minW="0">
          {selector}
        </Box>
        {diner !== null && (
          <Suspense fallback={<Box w="11" />}>
            <DinerActions diner={diner} />
          </Suspense>
        )}
      </Box>
      {allergies !== null && (
        <Box role="note" px="2.5" py="1.5" borderRadius="lg" bg="bg.warning">
          <AllergyNote allergies={allergies} />
        </Box>
      )}
      {diner !== null && (
        <Suspense fallback={null}>
          <SalePickup
            diner={{ id: diner.commensal.id, name: `${diner.commensal.firstName} ${diner.commensal.lastName}` }}
          />
        </Suspense>
      )}
      {diner !== null && (
        // By itself: its code may hang where that of an order to hand over is on the device.
        <Suspense fallback={null}>
          <SaleUsual diner={diner} byId={byId} />
        </Suspense>
      )}
    </Box>
  );
}
