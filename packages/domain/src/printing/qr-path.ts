/** Which squares of a QR are dark, row by row. */
export type QrSquares = readonly (readonly boolean[])[];

/** One path of squares of 1 × 1 for an SVG, so that it prints sharply at any size. */
export const qrPath = (squares: QrSquares): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
