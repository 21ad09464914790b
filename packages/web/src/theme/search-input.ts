/** A search for somebody, before its list is there and with it. */
export const searchInput = {
  width: "full",
  h: "11",
  px: "3.5",
  fontSize: "15px",
  bg: "bg.panel",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "lg",
  focusVisibleRing: "inside",
  focusRingWidth: "2px",
} as const;
