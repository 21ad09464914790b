import { randomUUID } from "node:crypto";
import { cents, instant, instantAfter, loadTemporal } from "@cantina/domain/kernel";
import type { HostedPayment, HostedProvider } from "@cantina/domain/payments";
import { type Fault, startPlexo, startPlexoSigned } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PlexoSettings, noInclusion, plexo, plexoCountries } from "./index.ts";

beforeAll(loadTemporal);
const clock = { now: () => instant(new Date().toISOString()) };
const [rest, signed] = await Promise.all([startPlexo(), startPlexoSigned()]);
afterAll(() => Promise.all([rest.close(), signed.close()]));

type End = "approved" | "denied" | "pending";
/** One of Plexo's interfaces, as the port's users see both. */
type Flavour = {
  readonly settings: PlexoSettings;
  readonly accountId: string;
  /** As a buyer who pays on the page that was opened last, whoever charges. */
  readonly pay: (provider: HostedProvider, asked: HostedPayment, end: End) => Promise<unknown>;
  readonly failOpening: (fault: Fault) => void;
  readonly failLook: (fault: Fault) => void;
  readonly failRefund: (fault: Fault) => void;
  readonly forget: () => void;
  readonly pages: () => number;
  /** What it holds of that attempt. */
  readonly held: (name: string) => number;
  readonly strange: PlexoSettings;
  readonly complaints: () => readonly string[];
};

const sumOf = (shop: Pick<typeof rest, "payments">, name: string): number =>
  shop
    .payments()
    .filter(({ id, status }) => id === name && status === "approved")
    .reduce((sum, { amount }) => sum + amount, 0);

const restSettings: PlexoSettings = { ...rest.settings, countries: plexoCountries };
const signedSettings = { ...signed.settings, inclusion: noInclusion, countries: plexoCountries };
const outcomes = { approved: "ok", denied: "denied", pending: "pending" } as const;
const flavours: Readonly<Record<string, Flavour>> = {
  rest: {
    settings: restSettings,
    strange: { ...restSettings, apiKey: "otra" },
    accountId: rest.firstCommerce,
    pay: async (_provider, _asked, end) => {
      const session = rest.sessions().at(-1);
      if (session !== undefined) rest.pay(session, end);
    },
    failOpening: (fault) => rest.failNext("open", fault),
    failLook: (fault) => rest.failNext("query", fault),
    failRefund: (fault) => rest.failNext("refund", fault),
    forget: rest.forgetFaults,
    pages: () => rest.sessions().length,
    held: (name) => sumOf(rest, name),
    complaints: rest.complaints,
  },
  signed: {
    settings: signedSettings,
    strange: { ...signedSettings, ...signed.stranger },
    accountId: signed.firstCommerce,
    pay: async (provider, asked, end) => {
      const session = signed.sessions().at(-1);
      if (session !== undefined)
        await provider.charge?.(asked, signed.choose(session, { outcome: outcomes[end] }).token);
    },
    failOpening: (fault) => signed.failNext("open", fault),
    failLook: (fault) => signed.failNext("read", fault),
    failRefund: (fault) => signed.failNext("refund", fault),
    forget: signed.forgetFaults,
    pages: () => signed.sessions().length,
    held: (name) => sumOf(signed, name),
    complaints: signed.complaints,
  },
};

describe.each(Object.entries(flavours))("Plexo, %s", (_name, flavour) => {
  const open_ = (settings: PlexoSettings) =>
    plexo(settings, { secret: Buffer.from("s"), clock, back: () => "http://localhost/back", notices: () => null })
      .provider;
  const provider = open_(flavour.settings);
  const paymentOf = (more: Partial<HostedPayment> = {}): HostedPayment => ({
    reference: randomUUID(),
    number: 1,
    key: randomUUID(),
    total: cents(100_00),
    currency: "UYU",
    country: "UY",
    accountId: flavour.accountId,
    buyer: { id: randomUUID(), email: "familia@correo.test" },
    ...more,
  });
  async function openPage() {
    const asked = paymentOf();
    const opened = await provider.open(asked);
    const name = `${asked.reference}-1`;
    const look = (openedAt = clock.now()) => provider.read(name, { total: asked.total, currency: "UYU", openedAt });
    const payment = { reference: asked.reference, number: 1, paymentId: name, key: randomUUID() };
    return { asked, opened, name, look, giveBack: () => provider.giveBack(payment) };
  }
  beforeEach(flavour.forget);

  test("[PLEXO-02] [PLEXO-08] opens a page for an attempt, which is known by our name before it is opened", async () => {
    const { asked, opened, name } = await openPage();
    expect(provider.paymentIdOf?.(asked)).toBe(name);
    expect(opened).toMatchObject({
      value: { payment: { id: name, reference: asked.reference, state: "PENDING", total: 100_00, currency: "UYU" } },
    });
    expect([provider.isLive, provider.serves("UY"), provider.serves("AR")]).toEqual([false, true, false]);
  });

  test.each(["before", "after"] as const)(
    "[PLEXO-01] [PLEXO-07] a page whose answer was lost %s it was opened is unknown, and another may be asked for",
    async (when) => {
      const asked = paymentOf();
      flavour.failOpening({ kind: "reset", when });
      expect(await provider.open(asked)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
      expect(await provider.open(asked)).toMatchObject({ ok: true });
      flavour.failOpening({ kind: "status", status: 429, when: "before" });
      expect(await provider.open(asked)).toMatchObject({ failure: { kind: "THROTTLED" } });
    },
  );

  test.each([
    ["approved", "APPROVED"],
    ["denied", "REJECTED"],
    ["pending", "PENDING"],
  ] as const)("[PLEXO-03] [PLEXO-08] what was paid and %s is %s", async (end, state) => {
    const { asked, look, name } = await openPage();
    expect(await look()).toMatchObject({ value: { id: name, state: "PENDING", detail: "NOT_PAID" } });
    await flavour.pay(provider, asked, end);
    expect(await look()).toMatchObject({
      value: {
        id: name,
        reference: asked.reference,
        state,
        total: 100_00,
        returned: 0,
        currency: "UYU",
        isLive: false,
      },
    });
  });

  test("[PLEXO-03] [PLEXO-08] a page on which nobody paid ends after a day at the latest", async () => {
    const { look, name } = await openPage();
    expect(await look(instantAfter(clock.now(), -86_500_000))).toMatchObject({ value: { state: "REJECTED" } });
    expect(await provider.read(name)).toMatchObject({ failure: { kind: "INVALID", providerCode: "NOT_PAID" } });
  });

  test("[PLEXO-03] [PLEXO-08] is given back once, however often it is asked and whatever gets lost", async () => {
    const { asked, look, giveBack, name } = await openPage();
    await flavour.pay(provider, asked, "approved");
    expect(flavour.held(name)).toBe(100);
    for (const when of ["before", "after"] as const) {
      flavour.failRefund({ kind: "reset", when });
      expect(await giveBack()).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
    }
    for (let count = 0; count < 2; count += 1) expect(await giveBack()).toMatchObject({ ok: true });
    expect(await look()).toMatchObject({ value: { state: "REFUNDED", returned: 100_00 } });
    expect(flavour.held(name)).toBe(0);
  });

  test("[PLEXO-01] [PLEXO-07] a look that failed says nothing, and who may not call is told so", async () => {
    const { look } = await openPage();
    flavour.failLook({ kind: "status", status: 503, when: "before" });
    expect(await look()).toMatchObject({ failure: { kind: "UNREACHABLE" } });
    const pages = flavour.pages();
    expect(await open_(flavour.strange).open(paymentOf())).toMatchObject({ failure: { kind: "UNAUTHORISED" } });
    expect(flavour.pages()).toBe(pages);
    expect(await provider.open(paymentOf({ accountId: "999" }))).toMatchObject({ failure: { kind: "INVALID" } });
    expect(flavour.complaints()).toEqual([]);
  });
});
