import { encode } from "uqr";

const gs = 0x1d;
const esc = 0x1b;

/** Dots across the paper, a little less than what the narrowest printer of 80 mm has. */
const widest = 512;
const largestSquare = 6;

/** A QR as a picture of its own, centred: printers read the QR command in their own ways, if at all. AGENT-05 */
export function qrPicture(text: string): readonly number[] {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const square = Math.min(largestSquare, Math.floor(widest / size));
  const rowBytes = Math.ceil((size * square) / 8);
  const height = size * square;
  const dots = data.flatMap((row) => {
    const bytes = Array.from({ length: rowBytes }, (_, at) => {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1)
        byte = byte * 2 + (row[Math.floor((at * 8 + bit) / square)] === true ? 1 : 0);
      return byte;
    });
    return Array.from({ length: square }, () => bytes).flat();
  });
  const asPair = (value: number): readonly number[] => [value % 256, Math.floor(value / 256)];
  const [centre, left] = [
    [esc, 0x61, 0x01],
    [esc, 0x61, 0x00],
  ];
  return [...centre, gs, 0x76, 0x30, 0x00, ...asPair(rowBytes), ...asPair(height), ...dots, ...left];
}
