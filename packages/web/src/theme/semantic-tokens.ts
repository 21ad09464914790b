import { defineSemanticTokens } from "@chakra-ui/react/styled-system";

const modes = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const shade = (light: string, dark: string) => modes(`{colors.${light}}`, `{colors.${dark}}`);

const palette = (name: string) => ({
  contrast: shade("white", "white"),
  fg: shade(`${name}.700`, `${name}.300`),
  subtle: shade(`${name}.50`, `${name}.900`),
  muted: shade(`${name}.100`, `${name}.800`),
  emphasized: shade(`${name}.200`, `${name}.700`),
  solid: shade(`${name}.600`, `${name}.500`),
  focusRing: shade(`${name}.500`, `${name}.400`),
  border: shade(`${name}.200`, `${name}.800`),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: shade("gray.50", "gray.950"),
      subtle: shade("gray.50", "gray.900"),
      muted: shade("gray.100", "gray.800"),
      emphasized: shade("gray.200", "gray.700"),
      inverted: shade("gray.900", "gray.50"),
      panel: shade("white", "gray.900"),
      error: shade("red.50", "red.950"),
      warning: shade("mango.50", "mango.950"),
      success: shade("brand.50", "brand.950"),
      info: shade("blue.50", "blue.950"),
    },
    fg: {
      DEFAULT: shade("gray.900", "gray.50"),
      muted: shade("gray.600", "gray.300"),
      subtle: shade("gray.500", "gray.400"),
      inverted: shade("white", "gray.950"),
      error: shade("red.600", "red.300"),
      warning: shade("mango.700", "mango.300"),
      success: shade("brand.700", "brand.300"),
      info: shade("blue.700", "blue.300"),
    },
    border: {
      DEFAULT: shade("gray.200", "gray.800"),
      muted: shade("gray.100", "gray.800"),
      subtle: shade("gray.100", "gray.900"),
      emphasized: shade("gray.300", "gray.700"),
      error: shade("red.500", "red.400"),
    },
    gray: {
      ...palette("gray"),
      contrast: shade("white", "gray.950"),
      fg: shade("gray.800", "gray.100"),
      subtle: shade("gray.100", "gray.800"),
      muted: shade("gray.200", "gray.700"),
      solid: shade("gray.900", "gray.50"),
    },
    brand: palette("brand"),
    mango: { ...palette("mango"), contrast: shade("mango.950", "mango.950"), solid: shade("mango.400", "mango.400") },
    // red.500 under white text would miss 4.5:1.
    red: { ...palette("red"), solid: shade("red.600", "red.600") },
    blue: palette("blue"),
    // Behind product pictures, one tint per category.
    tile: {
      mango: modes("#FFF3DB", "#322817"),
      crust: modes("#F6F0E6", "#2C2823"),
      basil: modes("#E6F4EC", "#182B23"),
      sky: modes("#E8F1FC", "#1B2738"),
      tomato: modes("#FDEBE7", "#35201B"),
    },
  },
  radii: { l1: { value: "{radii.sm}" }, l2: { value: "{radii.md}" }, l3: { value: "{radii.xl}" } },
  shadows: {
    xs: modes("0 1px 2px rgb(46 42 37 / .07)", "0 1px 2px rgb(0 0 0 / .5)"),
    sm: modes("0 1px 3px rgb(46 42 37 / .10), 0 1px 2px rgb(46 42 37 / .06)", "0 1px 3px rgb(0 0 0 / .6)"),
    md: modes("0 4px 12px rgb(46 42 37 / .10), 0 1px 3px rgb(46 42 37 / .08)", "0 4px 12px rgb(0 0 0 / .6)"),
    lg: modes("0 12px 28px rgb(46 42 37 / .14), 0 2px 6px rgb(46 42 37 / .08)", "0 12px 28px rgb(0 0 0 / .7)"),
  },
});
