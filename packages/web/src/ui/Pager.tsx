import { Box } from "@chakra-ui/react/box";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

export interface PagerProps {
  /** Counts from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly onPage: (page: number) => void;
}

const counted = new Intl.NumberFormat("es-AR");

export function Pager({ page, pageSize, totalCount, onPage }: PagerProps) {
  const last = Math.max(0, Math.ceil(totalCount / pageSize) - 1);
  const first = page * pageSize + 1;
  const until = Math.min(totalCount, first + pageSize - 1);
  return (
    <Box as="nav" aria-label="Páginas" display="flex" alignItems="center" justifyContent="flex-end" gap="1">
      <Box aria-live="polite" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" me="2">
        {`${counted.format(first)}–${counted.format(until)} de ${counted.format(totalCount)}`}
      </Box>
      <IconButton
        label="Página anterior"
        icon={<ChevronLeft />}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        label="Página siguiente"
        icon={<ChevronRight />}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </Box>
  );
}
