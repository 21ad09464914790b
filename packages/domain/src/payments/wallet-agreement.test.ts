import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Instant } from "../kernel/index.ts";
import {
  type WalletAgreement,
  type WalletFact,
  type WalletState,
  hasToLinkAgain,
  mayChargeWallet,
  uselessFor,
  walletAfter,
  walletEndings,
  walletStatuses,
  walletTransitions,
} from "./index.ts";

const at = (minute: number) => `2026-11-20T13:${String(minute).padStart(2, "0")}:00.000Z` as Instant;
const asked: WalletAgreement = {
  status: "ASKED",
  ending: null,
  accountId: "77",
  agreementId: null,
  askedUntil: at(15),
  isCodeTaken: false,
};
const after = (facts: readonly WalletFact[], from = asked): WalletAgreement => facts.reduce(walletAfter, from);
const linking = [
  { kind: "OPENED", agreementId: "a-1" },
  { kind: "CODE_TAKEN", at: at(3) },
  { kind: "TOKEN_GIVEN" },
] as const satisfies readonly WalletFact[];
const active = after(linking);

describe("the statuses", () => {
  test("[WALLET-01] lead one way only, and all of them are reached from the first", () => {
    const reached = new Set(["ASKED"]);
    for (const from of walletStatuses) {
      expect(reached).toContain(from);
      for (const to of walletTransitions[from]) {
        expect(walletStatuses.indexOf(to)).toBeGreaterThan(walletStatuses.indexOf(from));
        reached.add(to);
      }
    }
    expect(reached.size).toBe(walletStatuses.length);
  });

  test("[WALLET-01] a consent, its code in time and its token make it active, and nothing less does", () => {
    expect(active).toMatchObject({ status: "ACTIVE", agreementId: "a-1", ending: null });
    for (const left of linking) expect(after(linking.filter((fact) => fact !== left)).status).toBe("ASKED");
    const late = [linking[0], { kind: "CODE_TAKEN", at: at(15) }, linking[2]] as const;
    expect(after(late).status).toBe("ASKED");
    // A second page of consent leaves the first one's name.
    expect(after([linking[0], { kind: "OPENED", agreementId: "a-2" }]).agreementId).toBe("a-1");
  });

  test("[WALLET-01] [WALLET-03] one of another seller's, or whose code is used up, gives way to a new one", () => {
    expect([uselessFor(asked, "77"), uselessFor(active, "77")]).toEqual([null, null]);
    const left = { kind: "ENDED", ending: "SELLER_LEFT" };
    expect([uselessFor(asked, "78"), uselessFor(active, "78")]).toEqual([left, left]);
    expect(uselessFor(after(linking.slice(0, 2)), "77")).toEqual({ kind: "ENDED", ending: "CODE_LOST" });
    const gone = after([{ kind: "ENDED", ending: "UNLINKED" }]);
    expect(uselessFor(gone, "78")).toBeNull();
  });

  test("[WALLET-01] one that nobody answered in time ends, and so does one whose code was used for nothing", () => {
    const clock = (minute: number): WalletFact => ({ kind: "CLOCK", at: at(minute) });
    expect(after([clock(14)])).toBe(asked);
    expect(after([clock(15)])).toMatchObject({ status: "ENDED", ending: "EXPIRED" });
    expect(after([...linking.slice(0, 2), clock(15)])).toMatchObject({ status: "ENDED", ending: "CODE_LOST" });
    expect(after([clock(59)], active)).toBe(active);
  });

  test("[WALLET-03] only an active one of the seller who gets the money may be charged", () => {
    expect(mayChargeWallet(active, "77")).toBe(true);
    expect(mayChargeWallet(active, "78")).toBe(false);
    expect(mayChargeWallet(asked, "77")).toBe(false);
    for (const ending of walletEndings)
      expect(mayChargeWallet(after([{ kind: "ENDED", ending }], active), "77")).toBe(false);
  });

  test("[WALLET-04] who ended it does not hear that it has to be linked again, and who didn't does", () => {
    expect(walletEndings.filter((ending) => hasToLinkAgain({ ending }))).toEqual([
      "CODE_LOST",
      "CANCELLED",
      "DEAD_TOKEN",
      "SELLER_LEFT",
      "ACCOUNT_CLOSED",
    ]);
    expect(hasToLinkAgain(active)).toBe(false);
  });
});

const state = fc.constantFrom<WalletState>("ASKED", "ACTIVE", "ENDED");
const fact: fc.Arbitrary<WalletFact> = fc.oneof(
  fc.constantFrom("a-1", "a-2").map((agreementId) => ({ kind: "OPENED" as const, agreementId })),
  fc.nat(30).map((minute) => ({ kind: "CODE_TAKEN" as const, at: at(minute) })),
  fc.constant({ kind: "TOKEN_GIVEN" as const }),
  state.map((one) => ({ kind: "READ" as const, state: one })),
  fc.nat(30).map((minute) => ({ kind: "CLOCK" as const, at: at(minute) })),
  fc.constantFrom(...walletEndings).map((ending) => ({ kind: "ENDED" as const, ending })),
);

describe("in whatever order", () => {
  test("[WALLET-01] facts come, no status is left but as the table says, and an end stays the first one's", () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), (facts) => {
        let now = asked;
        for (const one of facts) {
          const next = walletAfter(now, one);
          if (next.status !== now.status) expect(walletTransitions[now.status]).toContain(next.status);
          if (now.status === "ENDED") expect(next).toBe(now);
          expect(next.ending === null).toBe(next.status !== "ENDED");
          // The same once more says nothing new.
          expect(walletAfter(next, one)).toEqual(next);
          now = next;
        }
      }),
    );
  });

  /** What happens at the provider and what is told of it, each notice kept back and said again as it pleases. */
  type Move = "CANCEL" | "CHARGE" | "CHANGE_METHOD";
  const moves = fc.array(fc.constantFrom<Move>("CANCEL", "CHARGE", "CHANGE_METHOD"), { maxLength: 8 });

  test("[WALLET-02] [WALLET-04] notices come, twice, late or swapped, it ends as the provider's books say, though a charge was under way", () => {
    fc.assert(
      fc.property(moves, fc.infiniteStream(fc.nat(9)), (happened, dice) => {
        const roll = (): number => Number(dice.next().value);
        let [now, there]: [WalletAgreement, WalletState] = [active, "ACTIVE"];
        const told: WalletFact["kind"][] = [];
        const hear = (): void => {
          // A notice only says that there is something to look at.
          if (told.splice(roll() % (told.length + 1), 1).length > 0)
            now = walletAfter(now, { kind: "READ", state: there });
        };
        for (const move of happened) {
          if (move === "CANCEL") there = "ENDED";
          if (move === "CHARGE" && mayChargeWallet(now, "77") && there === "ENDED")
            // Refused, and looked at because of that: it ends before its notice comes.
            now = walletAfter(now, { kind: "READ", state: there });
          for (let copy = roll() % 3; copy > 0; copy -= 1) told.push("READ");
          if (roll() < 5) hear();
        }
        while (told.length > 0) hear();
        // Of what nobody told, the next charge tells.
        const last = mayChargeWallet(now, "77") ? walletAfter(now, { kind: "READ", state: there }) : now;
        expect(last.status).toBe(there);
        expect(hasToLinkAgain(last)).toBe(there === "ENDED");
      }),
    );
  });
});
