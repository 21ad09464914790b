import type { TypedQuantity as Typed } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useEffect, useEffectEvent } from "react";
import { listenToTypedQuantity } from "../../../composition/device/index.ts";
import * as texts from "../../../texts/typed-quantity.ts";

export interface TypedQuantityProps {
  /** In the search, where it waits. */
  readonly typed: Typed;
  readonly onChange: (text: string) => void;
}

/** So many of what is added next: hears it where nothing is focused, and tells it. SALE-85 */
export function TypedQuantity({ typed: { quantity, isTyped, rest }, onChange }: TypedQuantityProps) {
  const take = useEffectEvent((text: string | null) => {
    if (text !== null) onChange(text);
    else if (isTyped) onChange(rest);
  });
  useEffect(() => listenToTypedQuantity((text) => take(text)), []);
  return (
    <Box
      role="status"
      position="absolute"
      insetEnd="50px"
      top="8px"
      pointerEvents="none"
      // What is searched is read beside it.
      maxW="55%"
    >
      {isTyped && (
        <Box
          display="flex"
          alignItems="center"
          gap="1.5"
          h="30px"
          px="3"
          borderRadius="full"
          fontSize="14px"
          fontWeight="semibold"
          whiteSpace="nowrap"
          bg={quantity === null ? "bg.error" : "brand.muted"}
          color={quantity === null ? "fg.error" : "brand.fg"}
        >
          {quantity === null ? (
            texts.outOfRangeShort
          ) : (
            <>
              <Box as="span" hideBelow="lg">
                {texts.ofNext(quantity)}
              </Box>
              <Box as="span" hideFrom="lg">
                {texts.ofNextShort(quantity)}
              </Box>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}
