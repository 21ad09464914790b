import { Box } from "@chakra-ui/react/box";
import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { type ColorMode, setColorMode, useColorMode } from "../../../theme/color-mode.ts";
import * as texts from "../../../texts/layout.ts";

const modes: readonly { readonly id: ColorMode; readonly label: string; readonly icon: LucideIcon }[] = [
  { id: "light", label: texts.lightMode, icon: Sun },
  { id: "dark", label: texts.darkMode, icon: Moon },
  { id: "system", label: texts.systemMode, icon: Monitor },
];

export function ColorModeSwitch() {
  const mode = useColorMode();
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={texts.colorMode}
      display="grid"
      gridTemplateColumns="repeat(3, 1fr)"
      p="1"
      borderRadius="lg"
      bg="bg.muted"
    >
      {modes.map(({ id, label, icon: Icon }) => (
        <Box as="label" key={id} css={segmentLook}>
          <input type="radio" name={name} checked={mode === id} onChange={() => setColorMode(id)} />
          <Icon aria-hidden size={16} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

const segmentLook = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1.5",
  h: "9",
  borderRadius: "md",
  fontSize: "13px",
  fontWeight: "semibold",
  color: "fg.muted",
  cursor: "pointer",
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "inherit" },
  "&:has(:checked)": { bg: "bg.panel", color: "fg", boxShadow: "xs" },
  "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
} as const;
