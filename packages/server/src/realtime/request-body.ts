import type { IncomingMessage } from "node:http";

/** The body as text; undefined when it is longer than `limit` bytes or breaks off. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > limit) return undefined;
      chunks.push(bytes);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
};
