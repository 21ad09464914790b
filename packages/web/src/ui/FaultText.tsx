import { Box } from "@chakra-ui/react/box";

export interface FaultTextProps {
  readonly id?: string;
  /** undefined: nothing is wrong. */
  readonly text: string | undefined;
}

/** What is wrong with the field above it. */
export function FaultText({ id, text }: FaultTextProps) {
  if (text === undefined) return null;
  return (
    <Box id={id} role="alert" fontSize="13px" fontWeight="medium" color="fg.error">
      {text}
    </Box>
  );
}
