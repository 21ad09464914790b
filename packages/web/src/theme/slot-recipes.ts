import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { fieldLook } from "./field-look.ts";

// Chakra's own recipes hold every size and variant, which is 4 kB more on the first load.

const fading = {
  _open: { animationName: "fade-in", animationDuration: "slow" },
  _closed: { animationName: "fade-out", animationDuration: "moderate" },
};
const popping = {
  _open: { animationName: "scale-in, fade-in", animationDuration: "fast" },
  _closed: { animationName: "scale-out, fade-out", animationDuration: "faster" },
};
const aboveAll = "calc(var(--chakra-z-index-popover) + var(--layer-index, 0))";
const backdrop = {
  bg: "blackAlpha.500",
  position: "fixed",
  inset: "0",
  zIndex: aboveAll,
  // Or what is pressed beside a dialog would be the page behind it: base.css says why.
  pointerEvents: "auto",
  ...fading,
};
const positioner = { display: "flex", position: "fixed", inset: "0", zIndex: aboveAll, overscrollBehaviorY: "none" };
const floating = {
  bg: "bg.panel",
  color: "fg",
  borderWidth: "1px",
  borderRadius: "xl",
  boxShadow: "lg",
  outline: "0",
  zIndex: aboveAll,
  maxHeight: "var(--available-height)",
  overflowY: "auto",
  transformOrigin: "var(--transform-origin)",
  ...popping,
};
const option = {
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  width: "100%",
  minH: "11",
  px: "3",
  py: "1.5",
  borderRadius: "md",
  textStyle: "sm",
  textAlign: "start",
  userSelect: "none",
  outline: "0",
  _highlighted: { bg: "bg.muted" },
  _disabled: { layerStyle: "disabled" },
} as const;

const dialog = defineSlotRecipe({
  className: "chakra-dialog",
  slots: ["backdrop", "positioner", "content", "header", "body", "footer", "title", "closeTrigger"],
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: "center", justifyContent: "center", px: "4" },
    content: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      width: "100%",
      maxW: "md",
      maxH: "calc(100dvh - 2rem)",
      overflow: "hidden",
      outline: "0",
      bg: "bg.panel",
      borderWidth: "1px",
      borderRadius: "2xl",
      boxShadow: "lg",
      ...popping,
    },
    header: { px: "5", pt: "5", pb: "1" },
    // Title and buttons stay in sight of a long form.
    body: { flex: "1", minH: "0", overflowY: "auto", px: "5", pt: "2", pb: "5", fontSize: "15px", lineHeight: "1.5" },
    footer: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      gap: "3",
      px: "5",
      py: "3",
      borderTopWidth: "1px",
      // On a phone they share the line; one that has no room there has a line of its own.
      "& > button": { flexGrow: { base: 1, md: 0 } },
    },
    title: { fontSize: "18px", fontWeight: "bold", letterSpacing: "tight", lineHeight: "1.3" },
    closeTrigger: { position: "absolute", top: "2.5", insetEnd: "2.5" },
  },
});

const drawer = defineSlotRecipe({
  className: "chakra-drawer",
  slots: ["backdrop", "positioner", "content"],
  base: {
    backdrop,
    positioner,
    content: {
      display: "flex",
      flexDirection: "column",
      width: "100%",
      maxH: "100dvh",
      outline: "0",
      bg: "bg.panel",
      boxShadow: "lg",
      animationTimingFunction: "ease-in-smooth",
      _open: { animationDuration: "slower" },
      _closed: { animationDuration: "slow" },
    },
  },
  variants: {
    placement: {
      start: {
        content: {
          maxW: "xs",
          borderEndWidth: "1px",
          _open: { animationName: "slide-from-left-full" },
          _closed: { animationName: "slide-to-left-full" },
        },
      },
      bottom: {
        positioner: { alignItems: "flex-end" },
        content: {
          overflow: "hidden",
          borderTopRadius: "2xl",
          _open: { animationName: "slide-from-bottom-full" },
          _closed: { animationName: "slide-to-bottom-full" },
        },
      },
    },
  },
});

const popover = defineSlotRecipe({
  className: "chakra-popover",
  slots: ["content"],
  base: {
    content: {
      ...floating,
      display: "flex",
      flexDirection: "column",
      width: "min(calc(100dvw - 1rem), 20rem)",
      textStyle: "sm",
    },
  },
});

const menu = defineSlotRecipe({
  className: "chakra-menu",
  slots: ["content", "item"],
  base: {
    content: { ...floating, p: "1.5" },
    item: {
      ...option,
      cursor: "menuitem",
      // It says why, and is read.
      _disabled: { color: "fg.muted", cursor: "not-allowed" },
      _icon: { boxSize: "20px", flexShrink: "0" },
    },
  },
});

const combobox = defineSlotRecipe({
  className: "chakra-combobox",
  slots: ["root", "control", "input", "content", "item", "itemText", "empty"],
  base: {
    root: { width: "full" },
    control: { position: "relative" },
    input: fieldLook,
    content: { ...floating, p: "1.5", maxH: "min(24rem, var(--available-height))" },
    item: { ...option, justifyContent: "space-between", cursor: "option" },
    itemText: { flex: "1" },
    empty: { px: "3", py: "2.5" },
  },
});

const toggle = defineSlotRecipe({
  className: "chakra-switch",
  slots: ["root", "label", "control", "thumb"],
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "2.5", position: "relative" },
    label: { userSelect: "none", fontSize: "sm", fontWeight: "medium", _disabled: { opacity: "0.5" } },
    control: {
      display: "inline-flex",
      flexShrink: 0,
      width: "12",
      height: "6",
      cursor: "switch",
      borderRadius: "full",
      bg: "bg.emphasized",
      transition: "background-color 120ms",
      focusVisibleRing: "outside",
      _checked: { bg: "colorPalette.solid" },
      _disabled: { layerStyle: "disabled" },
    },
    thumb: {
      boxSize: "6",
      scale: "0.8",
      borderRadius: "full",
      bg: "white",
      boxShadow: "sm",
      transition: "translate 120ms",
      _checked: { translate: "{sizes.6} 0" },
    },
  },
});

const toast = defineSlotRecipe({
  className: "chakra-toast",
  slots: ["root", "title", "description", "closeTrigger"],
  base: {
    root: {
      display: "flex",
      alignItems: "flex-start",
      gap: "3",
      py: "3",
      ps: "3.5",
      pe: "10",
      bg: "bg.panel",
      color: "fg",
      borderWidth: "1px",
      borderRadius: "xl",
      boxShadow: "lg",
      // The toaster moves its toasts by these.
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      zIndex: "var(--z-index)",
      height: "var(--height)",
      opacity: "var(--opacity)",
      transition: "translate 240ms, scale 240ms, opacity 160ms, height 240ms",
    },
    title: { textStyle: "sm", fontWeight: "medium" },
    description: { textStyle: "sm", color: "fg.muted" },
    closeTrigger: {
      position: "absolute",
      top: "1",
      insetEnd: "1",
      display: "grid",
      placeItems: "center",
      boxSize: "9",
      borderRadius: "md",
      focusVisibleRing: "inside",
      _hover: { bg: "bg.muted" },
      _icon: { boxSize: "16px" },
    },
  },
});

/** Only what is in use, and only its one look. */
export const slotRecipes = { dialog, drawer, popover, menu, combobox, switch: toggle, toast };
