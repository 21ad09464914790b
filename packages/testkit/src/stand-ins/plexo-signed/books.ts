import { randomBytes } from "node:crypto";
import type { Fault } from "../faults/index.ts";
import type { Lie } from "./envelope.ts";
import { type Identity, newIdentity } from "./identities.ts";

export type SignedPlexoCall = "open" | "charge" | "read" | "refund" | "cancel" | "key";

/** What a purchase with an instrument comes to; a number: refused with that code, and kept by nobody. */
export type Outcome = "ok" | "denied" | "pending" | number;

export type KeptSession = {
  readonly id: string;
  readonly reference: string;
  readonly commerceId: number;
  readonly redirectUri: string;
  /** Those that buyers chose there. */
  readonly instruments: string[];
};

/** By kinds: 1 Uruguayan debit, 2 Uruguayan credit, 3 debit, 4 credit, 5 and 6 prepaid. */
export type KeptInstrument = {
  readonly token: string;
  readonly sessionId: string;
  readonly kind: number;
  readonly outcome: Outcome;
};

export type KeptPurchase = {
  readonly id: string;
  readonly reference: string;
  readonly instrument: string;
  readonly sessionId: string;
  commerceId: number;
  amount: number;
  currencyId: number;
  state: "ok" | "denied" | "pending" | "refunded" | "cancelled";
  /** By which reference it was given back or cancelled, and how much. */
  readonly returns: { readonly reference: string; readonly amount: number }[];
};

/** Its own state: what it believes of clients, pages, instruments and purchases. */
export type SignedPlexoBooks = {
  readonly client: string;
  readonly clientIdentity: Identity;
  readonly serverIdentity: Identity;
  readonly stranger: Identity;
  readonly commerces: Set<number>;
  readonly sessions: Map<string, KeptSession>;
  readonly instruments: Map<string, KeptInstrument>;
  readonly purchases: Map<string, KeptPurchase>;
  readonly faults: Record<SignedPlexoCall, Fault[]>;
  readonly lies: Record<SignedPlexoCall, Lie[]>;
  /** What was wrong with what it was asked. */
  readonly complaints: string[];
  /** Where the client asked to be told, once and for all. */
  callbackUrl: string | null;
  /** How far its clock is before the client's. */
  aheadMs: number;
  /** Whether it still refuses a name that it has charged by; for how long the real one does, nobody says. */
  knowsNames: boolean;
};

/** A commerce that is there from the start, for who only looks. */
export const firstCommerce = 62;

export const newId = (): string => randomBytes(16).toString("hex");

export const newSignedPlexoBooks = (): SignedPlexoBooks => ({
  client: "Cantina",
  clientIdentity: newIdentity("cliente"),
  serverIdentity: newIdentity("servidor"),
  stranger: newIdentity("otro"),
  commerces: new Set([firstCommerce]),
  sessions: new Map(),
  instruments: new Map(),
  purchases: new Map(),
  faults: { open: [], charge: [], read: [], refund: [], cancel: [], key: [] },
  lies: { open: [], charge: [], read: [], refund: [], cancel: [], key: [] },
  complaints: [],
  callbackUrl: null,
  aheadMs: 0,
  knowsNames: true,
});

export const nowOf = ({ aheadMs }: SignedPlexoBooks): number => Date.now() + aheadMs;
