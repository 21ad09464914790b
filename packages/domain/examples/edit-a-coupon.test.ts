import {
  type Coupon,
  type CouponDraft,
  type CouponEntry,
  type CouponFaults,
  checkCouponEntry,
  couponEntryOf,
  emptyCoupon,
} from "@cantina/domain/coupons";
import { editMachine, editView } from "@cantina/domain/editing";
import { accepted, cents, id, instant, loadTemporal, refused, timeZone } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";

type CouponForm = {
  readonly entry: CouponEntry;
  readonly draft: CouponDraft;
  readonly faults: CouponFaults;
  readonly saved: Coupon;
  readonly failure: { readonly code: string };
};

beforeAll(loadTemporal);

test("a program without a screen edits a coupon, over a line that loses an answer", async () => {
  const zone = timeZone("America/Argentina/Buenos_Aires");
  const coffee = id<"product">("cafe");
  const facts = { zone, at: instant("2026-11-20T13:00:00Z"), former: null };
  const typed = { name: "Diez cafés", description: "Para la mañana", quantity: "10", validDays: "30" };
  const draft = checkCouponEntry({ ...emptyCoupon, ...typed, productIds: [coffee], price: cents(12_000) }, facts);
  if (!draft.ok) throw new Error("all that a coupon needs is filled in");
  const coupon: Coupon = { ...draft.value, id: id("diez-cafes"), imageUrl: null, version: 4 };
  const booked = new Map<string, Coupon>();
  const form = createActor(editMachine<CouponForm>(), {
    input: {
      former: { entry: couponEntryOf(coupon, zone, new Set([coffee])), version: coupon.version },
      check: (entry) => checkCouponEntry(entry, facts),
      newId: () => "one-press",
      // The first answer is lost on its way back; the second call is known by its key.
      save: async ({ key, draft, version = 0 }) => {
        const known = booked.get(key);
        if (known !== undefined) return accepted(known);
        booked.set(key, { ...coupon, ...draft, version: version + 1 });
        return refused({ code: "UNREACHABLE" });
      },
    },
  });
  form.start();

  form.send({ type: "edit.typed", part: { name: " ", quantity: "0" } });
  form.send({ type: "edit.submitted" });
  expect(editView<CouponForm>(form.getSnapshot()).faults).toEqual({ name: "MISSING", quantity: "OUT_OF_RANGE" });

  form.send({ type: "edit.typed", part: { name: "Doce cafés", quantity: "12" } });
  form.send({ type: "edit.submitted" });
  await waitFor(form, (snapshot) => snapshot.hasTag("uncertain"));
  form.send({ type: "edit.retried" });
  await waitFor(form, (snapshot) => snapshot.hasTag("saved"));
  expect([...booked.values()]).toMatchObject([{ name: "Doce cafés", quantity: 12, version: 5 }]);
});
