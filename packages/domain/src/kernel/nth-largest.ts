/** The n-th largest (from 1) of distinct numbers, by Hoare's selection: no sort is needed to know who is above it. */
export function nthLargest(numbers: Float64Array, n: number): number {
  const values = numbers.slice();
  const at = (index: number): number => values[index] ?? 0;
  const wanted = values.length - n;
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = at((low + high) >> 1);
    let up = low;
    let down = high;
    while (up <= down) {
      while (at(up) < pivot) up += 1;
      while (at(down) > pivot) down -= 1;
      if (up > down) break;
      const swapped = at(up);
      values[up] = at(down);
      values[down] = swapped;
      up += 1;
      down -= 1;
    }
    if (wanted <= down) high = down;
    else if (wanted >= up) low = up;
    else break;
  }
  return at(wanted);
}
