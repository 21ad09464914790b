import { checkoutSetup } from "./checkout.setup.ts";

/** Continuing sends the same cart again under a new key; declining gives it back as it was. SALE-24 */
export const prompt = checkoutSetup.createStateConfig({
  tags: "prompt",
  on: {
    "sale.promptAccepted": { target: "sending", actions: "continueAttempt" },
    "sale.promptDeclined": { target: "editing", actions: "dropAttempt" },
  },
});

/** Of what is barred nothing is sold: it leaves the cart. What is sold in spite of its seals may hold more. SCHOOL-05 SCHOOL-06 */
export const sealPrompt = checkoutSetup.createStateConfig({
  ...prompt,
  on: {
    ...prompt.on,
    "sale.promptAccepted": [
      { guard: "holdsBarred", target: "editing", actions: "takeOutBarred" },
      { guard: "leadsToAllergens", target: "allergenPrompt", actions: ["continueAttempt", "askAboutAllergens"] },
      { target: "sending", actions: "continueAttempt" },
    ],
  },
});

/** What was agreed to may carry a seal, or hold what its diner must not eat. ALLERGEN-05 SCHOOL-06 */
export const termsPrompt = checkoutSetup.createStateConfig({
  ...prompt,
  on: {
    ...prompt.on,
    "sale.promptAccepted": [
      // Who pays how much is to be told anew. SPLIT-03
      { guard: "leavesNoRest", target: "editing", actions: ["continueAttempt", "dropAttempt"] },
      { guard: "leadsToSeals", target: "sealPrompt", actions: ["continueAttempt", "askAboutSeals"] },
      { guard: "leadsToAllergens", target: "allergenPrompt", actions: ["continueAttempt", "askAboutAllergens"] },
      { target: "sending", actions: "continueAttempt" },
    ],
  },
});
