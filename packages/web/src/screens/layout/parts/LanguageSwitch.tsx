import { Box } from "@chakra-ui/react/box";
import { openIn } from "../../../composition/device/index.ts";
import * as texts from "../../../texts/layout.ts";
import { type Language, language } from "../../../texts/locale.ts";
import { leaveForms } from "../../../ui/leaving.ts";
import { notify } from "../../../ui/notify.ts";

const all: readonly Language[] = ["es", "en", "pt-BR"];

async function open(chosen: Language): Promise<void> {
  if (!(await openIn(chosen))) await notify({ kind: "error", title: texts.languageUnreachable });
}

/** Buttons, and no radio group: the arrow keys of one would open the app anew at each step. LANG-05 */
export function LanguageSwitch() {
  return (
    <Box
      role="group"
      aria-label={texts.languageLabel}
      display="grid"
      gridTemplateColumns="repeat(3, 1fr)"
      p="1"
      borderRadius="lg"
      bg="bg.muted"
    >
      {all.map((one) => (
        <Box asChild key={one} css={segmentLook}>
          <button
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              if (one !== language) leaveForms(() => void open(one));
            }}
          >
            {texts.languageNames[one]}
          </button>
        </Box>
      ))}
    </Box>
  );
}

const segmentLook = {
  h: "9",
  borderRadius: "md",
  fontSize: "13px",
  fontWeight: "semibold",
  color: "fg.muted",
  cursor: "pointer",
  "&[aria-pressed=true]": { bg: "bg.panel", color: "fg", boxShadow: "xs" },
  _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
} as const;
