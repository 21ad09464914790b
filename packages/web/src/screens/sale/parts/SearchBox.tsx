import { Box } from "@chakra-ui/react/box";
import { chakra, useRecipe } from "@chakra-ui/react/styled-system";
import { ScanBarcode, Search, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { shortcutKeys } from "../../../texts/shortcuts.ts";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

export interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The scanner listens: shown as a tag on the till. */
  readonly isScannerReady: boolean;
  /** Enter, typed by a person. */
  readonly onEnter: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** Told within it. */
  readonly children?: ReactNode;
}

export function SearchBox({ value, onChange, isScannerReady, onEnter, ref, children }: SearchBoxProps) {
  // Chakra's own Input brings the code of a form field, which the first screen can do without.
  const look = useRecipe({ key: "input" })();
  return (
    <Box role="search" position="relative" flex="1" minW="0">
      <Box
        aria-hidden
        position="absolute"
        insetStart="14px"
        top="13px"
        zIndex="1"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Search size={20} />
      </Box>
      <chakra.input
        ref={ref}
        type="search"
        aria-label={words.findProduct}
        placeholder={words.findProduct}
        autoComplete="off"
        h="46px"
        ps="44px"
        pe="12"
        fontSize="16px"
        borderColor="border"
        css={look}
        value={value}
        aria-keyshortcuts={shortcutKeys.search}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") onEnter();
          if (event.key === "Escape") onChange("");
        }}
      />
      {children}
      {value === "" ? (
        isScannerReady && <ScannerTag />
      ) : (
        <IconButton
          label={texts.clearSearch}
          icon={<X />}
          position="absolute"
          insetEnd="1px"
          top="1px"
          onClick={() => onChange("")}
        />
      )}
    </Box>
  );
}

function ScannerTag() {
  return (
    <Box
      position="absolute"
      insetEnd="12px"
      top="10px"
      h="26px"
      ps="10px"
      pe="9px"
      display="flex"
      hideBelow="lg"
      alignItems="center"
      gap="1.5"
      borderRadius="8px"
      bg="bg.muted"
      color="fg.muted"
      fontSize="12px"
      fontWeight="medium"
      pointerEvents="none"
    >
      <ScanBarcode aria-hidden size={14} />
      {texts.readyToScan}
    </Box>
  );
}
