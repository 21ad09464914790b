import { Box } from "@chakra-ui/react/box";
import { Children, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Chip } from "./Chip.tsx";

export interface AskFormProps {
  /** A field or two. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly make: string;
  readonly isBusy: boolean;
  readonly mayAsk: boolean;
  readonly onAsk: () => void;
  /** What is chosen from by one press. */
  readonly presetsLabel: string;
  readonly presets: readonly { readonly label: string; readonly isAsked: boolean; readonly onAsk: () => void }[];
}

/** Of which days a report is made: a preset's at once, others once somebody asks for them. */
export function AskForm({ children, make, isBusy, mayAsk, onAsk, presetsLabel, presets }: AskFormProps) {
  const isAlone = Children.count(children) === 1;
  return (
    <Box
      as="form"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayAsk) onAsk();
      }}
    >
      {Children.map(children, (field) => (
        <Box flex="1" maxW={{ md: "210px" }}>
          {field}
        </Box>
      ))}
      {/* Level with the fields, whose labels stand above them; on a phone beside one, and below two. */}
      <Button
        type="submit"
        mt={{ base: isAlone ? "26px" : "0", md: "26px" }}
        w={{ base: isAlone ? "auto" : "full", md: "auto" }}
        busy={isBusy}
        disabled={!mayAsk}
      >
        {make}
      </Button>
      <Box
        role="group"
        aria-label={presetsLabel}
        display="flex"
        flexWrap="wrap"
        flexBasis={{ base: "100%", md: "auto" }}
        alignItems="center"
        gap="2"
        minH="11"
        mt={{ md: "26px" }}
      >
        {presets.map((preset) => (
          <Chip key={preset.label} aria-pressed={preset.isAsked} onClick={preset.onAsk}>
            {preset.label}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
