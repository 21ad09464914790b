import { Box } from "@chakra-ui/react/box";
import { useLayoutEffect, useRef, useState } from "react";
import { fieldLook } from "../theme/field-look.ts";
import type { ComboboxFrame, ComboboxProps } from "./ComboboxFrame.tsx";
import { useArrived } from "./use-arrived.ts";
import { useFirstOnEnter } from "./use-first-on-enter.ts";

type Frame = typeof ComboboxFrame;
let known: { readonly Frame: Frame } | null = null;

async function load(): Promise<{ readonly Frame: Frame }> {
  known ??= { Frame: (await import("./ComboboxFrame.tsx")).ComboboxFrame };
  return known;
}

/** Opens at once, with the focus in its field: what is typed before its list is there is searched for, too. */
export function Combobox(props: ComboboxProps) {
  const keys = useFirstOnEnter(props);
  const [loading] = useState(load);
  const arrived = useArrived(loading) ?? known;
  const place = useRef<HTMLDivElement>(null);
  const isThere = arrived !== null;
  useLayoutEffect(() => {
    if (!isThere) return;
    // Before anything else can take the focus that the early field leaves, and behind what was typed there.
    const field = place.current?.querySelector("input");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isThere]);
  return (
    <Box ref={place} w="full" minW="0">
      {arrived === null ? <EarlyField {...props} keys={keys} /> : <arrived.Frame {...props} keys={keys} />}
    </Box>
  );
}

type EarlyFieldProps = ComboboxProps & { readonly keys: ReturnType<typeof useFirstOnEnter> };

function EarlyField({ label, placeholder, query, onQueryChange, onClose, keys }: EarlyFieldProps) {
  return (
    <Box {...keys}>
      <Box asChild css={fieldLook}>
        <input
          autoFocus
          aria-label={label}
          placeholder={placeholder}
          value={query}
          onChange={({ currentTarget }) => onQueryChange(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === "Escape") onClose();
          }}
        />
      </Box>
    </Box>
  );
}
