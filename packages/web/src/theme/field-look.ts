/** What every field of one line looks like: an input, a search, and a search before its list is there. */
export const fieldLook = {
  width: "100%",
  height: "11",
  px: "3.5",
  fontSize: "15px",
  bg: "bg.panel",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "lg",
  focusVisibleRing: "inside",
  focusRingWidth: "2px",
} as const;
