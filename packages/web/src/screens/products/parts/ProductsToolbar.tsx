import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { ListChecks } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface ProductsToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly date: LocalDate | null;
  readonly onDate: (date: LocalDate | null) => void;
  readonly isDeleted: boolean;
  readonly onDeleted: (isDeleted: boolean) => void;
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly isUnsaved: boolean;
}

export function ProductsToolbar(props: ProductsToolbarProps) {
  const { isDeleted, isSelecting, isUnsaved } = props;
  return (
    <Box as="search" display="flex" flexDirection="column" gap="3">
      <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "1fr 240px" }} gap="3">
        <TextField
          label="Buscar producto"
          placeholder="Nombre, descripción o código de barras"
          type="search"
          value={props.search}
          onChange={props.onSearch}
        />
        <DateField label="Se muestran el" value={props.date} onChange={props.onDate} />
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Chip aria-pressed={!isDeleted} onClick={() => props.onDeleted(false)}>
          En venta
        </Chip>
        <Chip aria-pressed={isDeleted} onClick={() => props.onDeleted(true)}>
          Eliminados
        </Chip>
        <Box flex="1" role="status" fontSize="13px" color="fg.muted" textAlign="end">
          {isUnsaved && "El orden nuevo se guarda en unos segundos…"}
        </Box>
        {!isDeleted && (
          <Button
            variant={isSelecting ? "subtle" : "outline"}
            colorPalette="gray"
            aria-pressed={isSelecting}
            onClick={() => props.onSelecting(!isSelecting)}
          >
            <Box as="span" hideBelow="md">
              <ListChecks aria-hidden />
            </Box>
            Edición masiva
          </Button>
        )}
      </Box>
    </Box>
  );
}
