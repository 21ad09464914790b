import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { CalendarHeart } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as words from "../../texts/words.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { useGone } from "../../ui/leaving.ts";
import { useOnlineOnly } from "./use-online-only.ts";

const passes = () => import("../monthly-passes/index.ts");
const PassSaleDialog = lazy(async () => ({ default: (await passes()).PassSaleDialog }));

/** Sells monthly passes, to the cart's diner or to any other. */
export function PassSaleButton() {
  const { checkout, sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const diner = useSelector(checkout, ({ context }) => context.cart.diner);
  const openOnline = useOnlineOnly();
  const [isOpen, setIsOpen] = useState(false);
  if (useGone(cafeteria?.features.includes("calendarProducts") !== true)) return null;
  return (
    <>
      <IconButton
        label={words.sellPass}
        icon={<CalendarHeart />}
        iconSize="22px"
        onClick={() => void openOnline(words.sellPass, passes, () => setIsOpen(true))}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PassSaleDialog diner={diner} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
