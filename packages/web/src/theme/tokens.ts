import { defineTokens } from "@chakra-ui/react/styled-system";

type Scale = readonly [string, string, string, string, string, string, string, string, string, string, string];

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
const grid = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72,
  80, 96,
] as const;

function values<V extends string | number>(entries: Record<string, V>): Record<string, { value: V }> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));
}

const scale = (shades: Scale) => values(Object.fromEntries(steps.map((step, at) => [step, shades[at] ?? ""])));

const quarterRems = () => values(Object.fromEntries(grid.map((step) => [step, `${step * 0.25}rem`])));

const sans = '"Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const tokens = defineTokens({
  colors: {
    white: { value: "#FFFFFF" },
    black: { value: "#0C0A09" },
    blackAlpha: { 500: { value: "rgb(21 19 17 / .48)" } },
    gray: scale([
      "#FAF8F5",
      "#F4F1EB",
      "#E8E3DA",
      "#D6CFC3",
      "#A69E92",
      "#787166",
      "#5D574D",
      "#454038",
      "#2E2A25",
      "#1F1C19",
      "#151311",
    ]),
    brand: scale([
      "#EDF7F2",
      "#D5ECE1",
      "#ACD9C4",
      "#78C1A2",
      "#46A27F",
      "#218562",
      "#146B4E",
      "#115840",
      "#0F4735",
      "#0C382A",
      "#06231A",
    ]),
    mango: scale([
      "#FFF8EA",
      "#FEEDCB",
      "#FCDC95",
      "#F9C55C",
      "#F3AB2E",
      "#D98A0B",
      "#AD6706",
      "#864D0A",
      "#673C0F",
      "#472A0E",
      "#281806",
    ]),
    red: scale([
      "#FEF3F1",
      "#FDE1DC",
      "#FBC4BA",
      "#F59C8D",
      "#EB6E5A",
      "#D84A34",
      "#B93522",
      "#972A1B",
      "#772318",
      "#551A13",
      "#32100C",
    ]),
    blue: scale([
      "#F0F5FE",
      "#DDE9FC",
      "#BFD5FA",
      "#93B8F5",
      "#6194EC",
      "#3D74DD",
      "#2B5BC0",
      "#25499A",
      "#20397A",
      "#192A57",
      "#101A36",
    ]),
  },
  spacing: quarterRems(),
  sizes: {
    ...quarterRems(),
    ...values({
      full: "100%",
      "2xs": "16rem",
      xs: "20rem",
      sm: "24rem",
      md: "28rem",
      lg: "32rem",
      xl: "36rem",
      "2xl": "42rem",
      "3xl": "48rem",
      "4xl": "56rem",
      max: "max-content",
      min: "min-content",
      fit: "fit-content",
    }),
  },
  radii: values({ none: "0", xs: "4px", sm: "6px", md: "10px", lg: "14px", xl: "18px", "2xl": "24px", full: "9999px" }),
  fonts: values({ body: sans, heading: sans, mono: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace' }),
  fontSizes: values({
    "2xs": "0.6875rem",
    xs: "0.75rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.25rem",
    "2xl": "1.5rem",
    "3xl": "1.875rem",
    "4xl": "2.25rem",
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: values({ short: 1.2, moderate: 1.375, tall: 1.5 }),
  letterSpacings: values({ tight: "-0.015em", normal: "0", wide: "0.04em" }),
  durations: values({
    fastest: "50ms",
    faster: "100ms",
    fast: "120ms",
    moderate: "160ms",
    slow: "240ms",
    slower: "320ms",
    slowest: "400ms",
  }),
  easings: values({
    "ease-in": "cubic-bezier(0.4,0,1,1)",
    "ease-out": "cubic-bezier(0.2,0,0,1)",
    "ease-in-out": "cubic-bezier(0.4,0,0.2,1)",
    "ease-in-smooth": "cubic-bezier(0.32,0.72,0,1)",
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  cursor: values({
    button: "pointer",
    checkbox: "default",
    disabled: "not-allowed",
    menuitem: "default",
    option: "default",
    radio: "default",
    slider: "default",
    switch: "pointer",
  }),
  borders: values({ xs: "0.5px solid", sm: "1px solid", md: "2px solid", lg: "4px solid" }),
  animations: values({ pulse: "pulse 1.2s cubic-bezier(0.4, 0, 0.6, 1) infinite", spin: "spin 1s linear infinite" }),
});
