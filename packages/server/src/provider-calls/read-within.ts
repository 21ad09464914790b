/** What was answered, as long as it is no more than that; null: it is more, and the rest is not read. */
export async function readWithin(response: Response, mostBytes: number): Promise<Buffer | null> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the download.
  for await (const part of body) {
    length += part.byteLength;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
