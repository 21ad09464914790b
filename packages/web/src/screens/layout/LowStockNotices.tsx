import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PackageMinus } from "lucide-react";
import { lowStockQuery, useLowStockCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/low-stock.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { CountBadge } from "../../ui/CountBadge.tsx";
import { useLowStockNotices } from "./use-low-stock-notices.ts";

/** Beside the bell, while something is low: how much, and the way there. LOWSTOCK-01 */
export function LowStockNotices() {
  const { data: low } = useQuery(lowStockQuery(useLowStockCalls()));
  const navigate = useNavigate();
  const open = (): void => void navigate({ to: "/inventory", search: { tab: "alerts" } });
  useLowStockNotices(low, open);
  if (low === undefined || low.length === 0) return null;
  return (
    <Box position="relative">
      <IconButton label={texts.lowCount(low.length)} icon={<PackageMinus />} onClick={open} />
      <CountBadge
        count={low.length}
        bg={{ _light: "mango.700", _dark: "mango.300" }}
        color={{ _light: "white", _dark: "black" }}
      />
    </Box>
  );
}
