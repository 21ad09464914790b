import { sellerCredentials } from "../../bench-place.ts";
import { cardSelector } from "../till-page.ts";
import { administratorCredentials } from "./day-data.ts";
import type { Step } from "./day-steps.ts";
import type { Hands } from "./hands.ts";
import { runOffice } from "./office-steps.ts";
import { handOver, lookBack } from "./order-steps.ts";
import { closeRegister, leaveRegister, openRegister, openingOf } from "./register-steps.ts";
import { signIn, signOut } from "./sign-in-steps.ts";
import { sell } from "./till-steps.ts";

/** From the page on which a seller signs in to their closed register; an administrator works at it in between. */
export async function playDay(hands: Hands, step: Step): Promise<void> {
  await step("sign in as the seller", () => signIn(hands, sellerCredentials, openingOf(hands)));
  await openRegister(hands, step);
  await sell(hands, step);
  await handOver(hands, step);
  await lookBack(hands, step);
  await signOut(hands, step);
  await step("sign in as an administrator", () => signIn(hands, administratorCredentials, openingOf(hands)));
  await leaveRegister(hands, step);
  await runOffice(hands, step);
  await signOut(hands, step);
  await step("sign in as the seller again", () => signIn(hands, sellerCredentials, hands.page.locator(cardSelector)));
  await closeRegister(hands, step);
}
