import { formatMoney } from "@cantina/domain/kernel";
import type { ParkedEntry } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { Trash2 } from "lucide-react";
import * as texts from "../../../texts/parked-carts.ts";
import { productsText } from "../../../texts/products-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";

export interface ParkedRowProps {
  readonly entry: ParkedEntry;
  readonly name: string;
  readonly age: string;
  readonly onTakeUp: () => void;
  readonly onRemove: () => void;
}

export function ParkedRow({ entry: { total, units, holds }, name, age, onTakeUp, onRemove }: ParkedRowProps) {
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      gap="2"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Box flex="1" minW="0">
        <Box display="flex" alignItems="baseline" gap="3">
          <Box flex="1" minW="0" fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Box>
          <Box fontWeight="bold" fontVariantNumeric="tabular-nums" flexShrink="0">
            {formatMoney(total)}
          </Box>
        </Box>
        <Box textStyle="sm" color="fg.muted">{`${productsText(units)} · ${age}`}</Box>
        <Box textStyle="sm" color="fg.muted" truncate>
          {holds.join(", ")}
        </Box>
      </Box>
      <Button size="sm" minH="11" aria-label={texts.takeUpNamed(name)} onClick={onTakeUp}>
        {texts.takeUp}
      </Button>
      <IconButton label={texts.removeNamed(name)} icon={<Trash2 />} onClick={onRemove} />
    </Box>
  );
}
