import { defineRecipe } from "@chakra-ui/react/styled-system";
import { fieldLook } from "./field-look.ts";

const pressed = { transform: "scale(.975)" };

const buttonRecipe = defineRecipe({
  className: "chakra-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    userSelect: "none",
    whiteSpace: "nowrap",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "lg",
    fontWeight: "semibold",
    lineHeight: "1.2",
    cursor: "button",
    transitionProperty: "background-color, border-color, color, transform",
    transitionDuration: "fast",
    focusVisibleRing: "outside",
    focusRingColor: "brand.focusRing",
    _active: pressed,
    _disabled: { layerStyle: "disabled" },
    _icon: { flexShrink: "0" },
  },
  variants: {
    size: {
      sm: { h: "10", minW: "10", px: "3", gap: "2", fontSize: "13px", lineHeight: "1.5", _icon: { boxSize: "18px" } },
      md: { h: "11", minW: "11", px: "4", gap: "2", textStyle: "sm", _icon: { boxSize: "20px" } },
      lg: { h: "14", minW: "14", px: "5", gap: "2.5", fontSize: "18px", lineHeight: "1.5", _icon: { boxSize: "22px" } },
    },
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast", _hover: { bg: "colorPalette.solid/90" } },
      outline: {
        bg: "bg.panel",
        color: "colorPalette.fg",
        borderColor: "colorPalette.border",
        _hover: { bg: "colorPalette.subtle" },
        _expanded: { bg: "colorPalette.subtle" },
      },
      subtle: {
        bg: "colorPalette.subtle",
        color: "colorPalette.fg",
        borderColor: "colorPalette.border",
        _hover: { bg: "colorPalette.muted" },
      },
      ghost: {
        bg: "transparent",
        color: "fg.muted",
        _hover: { bg: "colorPalette.subtle", color: "fg" },
        _expanded: { bg: "colorPalette.subtle" },
      },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

const inputRecipe = defineRecipe({
  className: "chakra-input",
  base: {
    ...fieldLook,
    minWidth: "0",
    appearance: "none",
    textAlign: "start",
    color: "fg",
    transitionProperty: "border-color",
    transitionDuration: "fast",
    _placeholder: { color: "fg.subtle" },
    _invalid: { borderColor: "border.error", focusRingColor: "border.error" },
    _disabled: { layerStyle: "disabled" },
  },
});

const textareaRecipe = defineRecipe({
  className: "chakra-textarea",
  base: { ...inputRecipe.base, height: "auto", minHeight: "24", py: "2.5", resize: "vertical" },
});

const skeletonRecipe = defineRecipe({
  className: "chakra-skeleton",
  base: { bg: "bg.emphasized", borderRadius: "lg", animation: "pulse" },
});

/** Only the recipes in use: each costs bytes on the first load. */
export const recipes = { button: buttonRecipe, input: inputRecipe, textarea: textareaRecipe, skeleton: skeletonRecipe };
