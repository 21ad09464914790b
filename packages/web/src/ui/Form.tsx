import { Box } from "@chakra-ui/react/box";
import { type ReactNode, useRef } from "react";

export interface FormProps {
  /** For a button that stands outside. */
  readonly id?: string;
  /** Around the fields, where nothing else gives them room. */
  readonly padding?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields one below the other. The product's own texts tell what is wrong, not the browser's. */
export function Form({ id, padding, onSubmit, children }: FormProps) {
  const form = useRef<HTMLDivElement>(null);
  return (
    <Box
      as="form"
      ref={form}
      id={id}
      {...{ noValidate: true }}
      display="flex"
      flexDirection="column"
      gap="4"
      p={padding}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        // The first field at fault may be far above the button.
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      }}
    >
      {children}
    </Box>
  );
}
