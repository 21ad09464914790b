import { Box } from "@chakra-ui/react/box";
import { createListCollection } from "@chakra-ui/react/collection";
import { Combobox as ChakraCombobox } from "@chakra-ui/react/combobox";
import { type ReactNode, useMemo } from "react";
import * as texts from "../texts/ui.ts";
import type { useFirstOnEnter } from "./use-first-on-enter.ts";

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: ReactNode;
}

export interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What matches `answered`, cut to what can be shown. */
  readonly options: readonly ComboboxOption[];
  /** The query that the options belong to, which may lag behind; null: none yet. */
  readonly answered: string | null;
  /** Below the options: that there are more. */
  readonly hint: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
  readonly emptyText: string;
}

export interface ComboboxFrameProps extends ComboboxProps {
  readonly keys: ReturnType<typeof useFirstOnEnter>;
}

export function ComboboxFrame(props: ComboboxFrameProps) {
  const { label, placeholder, query, onQueryChange, options, hint, onSelect, onClose, emptyText, keys } = props;
  const collection = useMemo(
    () =>
      createListCollection<ComboboxOption>({ items: options, itemToValue: (o) => o.id, itemToString: (o) => o.label }),
    [options],
  );
  return (
    <ChakraCombobox.Root
      collection={collection}
      defaultOpen
      autoFocus
      openOnClick
      inputBehavior="autohighlight"
      selectionBehavior="clear"
      inputValue={query}
      value={[]}
      positioning={{ strategy: "fixed", sameWidth: true, gutter: 6 }}
      translations={{ triggerLabel: texts.showOptions, clearTriggerLabel: texts.clear }}
      onInputValueChange={(details) => {
        if (details.reason === "input-change") onQueryChange(details.inputValue);
      }}
      onValueChange={(details) => {
        const [id] = details.value;
        if (id !== undefined) onSelect(id);
      }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <ChakraCombobox.Control {...keys}>
        <ChakraCombobox.Input aria-label={label} placeholder={placeholder} />
      </ChakraCombobox.Control>
      <ChakraCombobox.Positioner>
        <ChakraCombobox.Content aria-label={label}>
          <ChakraCombobox.Empty px="3" py="2.5" color="fg.muted">
            {emptyText}
          </ChakraCombobox.Empty>
          {collection.items.map((option) => (
            <ChakraCombobox.Item key={option.id} item={option}>
              <ChakraCombobox.ItemText truncate>{option.label}</ChakraCombobox.ItemText>
              {option.detail}
            </ChakraCombobox.Item>
          ))}
          {hint !== undefined && (
            <Box px="3" py="2" color="fg.muted" textStyle="xs">
              {hint}
            </Box>
          )}
        </ChakraCombobox.Content>
      </ChakraCombobox.Positioner>
    </ChakraCombobox.Root>
  );
}
