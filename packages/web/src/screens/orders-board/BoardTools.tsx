import { Box } from "@chakra-ui/react/box";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { isNarrowed } from "@cantina/domain/orders";
import { Drawer } from "../../ui/Drawer.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { BoardFilters, type BoardFiltersProps } from "./BoardFilters.tsx";
import { BoardSearch } from "./parts/BoardSearch.tsx";

/** One row on the till; on a phone the filters open from below. */
export function BoardTools(props: BoardFiltersProps) {
  const { filter, onFilter } = props;
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const search = <BoardSearch value={filter.text} onChange={(text) => onFilter({ ...filter, text })} />;
  if (!isPhone)
    return (
      <Box display="flex" alignItems="end" gap="3" px="5" pb="3">
        {search}
        <BoardFilters {...props} />
      </Box>
    );
  const hasFilters = isNarrowed({ ...filter, text: "" });
  return (
    <Box display="flex" gap="2.5" px="14px" pb="2.5">
      {search}
      <IconButton
        label={hasFilters ? "Filtros (hay filtros puestos)" : "Filtros"}
        icon={<SlidersHorizontal />}
        variant="outline"
        borderRadius="14px"
        {...(hasFilters && { borderColor: "brand.solid", color: "brand.fg" })}
        onClick={() => setIsOpen(true)}
      />
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label="Filtros" side="bottom">
        <Box p="5" display="flex" flexDirection="column" gap="5" overflowY="auto">
          <BoardFilters {...props} />
          <Button size="lg" onClick={() => setIsOpen(false)}>
            Ver comandas
          </Button>
        </Box>
      </Drawer>
    </Box>
  );
}
