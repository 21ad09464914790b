/** A way to one client; the connection above it knows no HTTP. */
export type Transport = {
  readonly send: (frames: string) => void;
  /** Bytes that the network has not taken yet. */
  readonly backlog: () => number;
  /** Ends after what was sent has left. */
  readonly end: () => void;
  /** Drops the client without a word. */
  readonly cut: () => void;
};

/** What a transport tells the connection. */
export type TransportEvents = {
  readonly onText: (text: string) => void;
  readonly onGone: () => void;
};
