import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { Search } from "lucide-react";

export interface BoardSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function BoardSearch({ value, onChange }: BoardSearchProps) {
  return (
    <Box role="search" position="relative" flex="1" minW={{ base: "0", lg: "180px" }}>
      <Box
        aria-hidden
        position="absolute"
        insetStart="14px"
        top="12px"
        zIndex="1"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Search size={20} />
      </Box>
      <Input
        type="search"
        aria-label="Buscar comanda"
        placeholder="Buscar comensal o producto"
        autoComplete="off"
        ps="44px"
        fontSize="16px"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}
