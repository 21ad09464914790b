import { Box } from "@chakra-ui/react/box";
import { type ReactNode, useId, useRef, useState } from "react";
import { Combobox } from "./Combobox.tsx";
import type { ComboboxProps } from "./ComboboxFrame.tsx";
import { FaultText } from "./FaultText.tsx";

/** Of the button that opens the search. */
export type PickOpener = {
  readonly onClick: () => void;
  readonly autoFocus: boolean;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly borderColor: "border.error" | undefined;
};

export interface PickFieldProps extends Omit<ComboboxProps, "label" | "onSelect" | "onClose"> {
  readonly label: string;
  readonly searchLabel: string;
  readonly onPick: (id: string) => void;
  readonly error: string | undefined;
  /** What is chosen already, above the button. */
  readonly children?: ReactNode;
  readonly opener: (opener: PickOpener) => ReactNode;
}

/** A button that becomes a search, and is itself again, with the focus, once something is found or it is left. */
export function PickField(props: PickFieldProps) {
  const { label, searchLabel, onPick, error, children, opener, ...search } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  function close(): void {
    // Whoever went on to another field stays there.
    setTakesFocus(frame.current?.contains(document.activeElement) === true);
    setIsOpen(false);
    search.onQueryChange("");
  }
  return (
    <Box ref={frame} role="group" aria-label={label} display="flex" flexDirection="column" gap="1.5">
      <Box textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      {children}
      {isOpen ? (
        <Combobox
          {...search}
          label={searchLabel}
          onClose={close}
          onSelect={(picked) => {
            onPick(picked);
            close();
          }}
        />
      ) : (
        opener({
          onClick: () => setIsOpen(true),
          autoFocus: takesFocus,
          "aria-invalid": error === undefined ? undefined : true,
          "aria-describedby": error === undefined ? undefined : `${id}-error`,
          borderColor: error === undefined ? undefined : "border.error",
        })
      )}
      <FaultText id={`${id}-error`} text={error} />
    </Box>
  );
}
