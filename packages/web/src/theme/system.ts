import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { keyframes } from "./keyframes.ts";
import { recipes } from "./recipes.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { slotRecipes } from "./slot-recipes.ts";
import { tokens } from "./tokens.ts";

const text = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

// The reset is in base.css, because pages without Chakra need it too.
const foundation = defineConfig({
  preflight: false,
  // A new rule in a layer has the browser lay out the whole page anew (ADR 0087).
  disableLayers: true,
  cssVarsPrefix: "chakra",
  globalCss: { html: { colorPalette: "brand", "--global-color-border": "colors.border" } },
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    keyframes,
    tokens,
    semanticTokens,
    recipes,
    slotRecipes,
    layerStyles: { disabled: { value: { opacity: "0.5", cursor: "not-allowed" } } },
    textStyles: {
      "2xs": text("2xs", "0.875rem"),
      xs: text("xs", "1rem"),
      sm: text("sm", "1.25rem"),
      md: text("md", "1.5rem"),
      lg: text("lg", "1.75rem"),
      xl: text("xl", "1.875rem"),
      "2xl": text("2xl", "2rem"),
    },
  },
});

export const system = createSystem(defaultBaseConfig, foundation);
