// SignalR's text protocol ends every message with this byte; transports may split or join messages freely.
const separator = "\u001e";

export const frame = (message: unknown): string => `${JSON.stringify(message)}${separator}`;

/** Whole messages received so far, and the beginning of the next one. */
export const splitFrames = (text: string): { readonly whole: readonly string[]; readonly rest: string } => {
  const parts = text.split(separator);
  return { whole: parts.slice(0, -1), rest: parts.at(-1) ?? "" };
};

/** One server-sent event; JSON has no line breaks of its own, so one line holds it. */
export const serverSentEvent = (frames: string): string => `data: ${frames}\r\n\r\n`;
