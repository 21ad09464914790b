/** Of a chip whose words may be wider than a phone, or than its form: they go on in a second line. */
export const longChip = {
  flexShrink: 1,
  maxWidth: "100%",
  height: "auto",
  minHeight: "40px",
  paddingBlock: "6px",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  textAlign: "start",
} as const;

/** Of a name in a table: it may break within a word that is longer than this, before its table pushes the rest out of sight. */
export const nameInCell = { minW: "160px", overflowWrap: "anywhere" } as const;
