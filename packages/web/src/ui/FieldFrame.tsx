import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { FaultText } from "./FaultText.tsx";

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The ids that describe the field, for its aria-describedby. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  if (error !== undefined) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
}

export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      <Box as="label" {...{ htmlFor: id }} textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      {children}
      {error === undefined ? (
        hint !== undefined && (
          <Box id={`${id}-hint`} fontSize="13px" color="fg.muted">
            {hint}
          </Box>
        )
      ) : (
        <FaultText id={`${id}-error`} text={error} />
      )}
    </Box>
  );
}
