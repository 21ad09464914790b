/** Of what scrolls below the header. */
export const screenId = "screen";
