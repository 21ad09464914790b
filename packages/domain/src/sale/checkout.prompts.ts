import { checkoutSetup } from "./checkout.setup.ts";

/** Continuing sends the same cart again under a new key; declining gives it back as it was. SALE-24 */
export const prompt = checkoutSetup.createStateConfig({
  tags: "prompt",
  on: {
    "sale.promptAccepted": { target: "sending", actions: "continueAttempt" },
    "sale.promptDeclined": { target: "editing", actions: "dropAttempt" },
  },
});

/** What was agreed to may hold what its diner must not eat. ALLERGEN-05 */
export const termsPrompt = checkoutSetup.createStateConfig({
  ...prompt,
  on: {
    ...prompt.on,
    "sale.promptAccepted": [
      { guard: "leadsToAllergens", target: "allergenPrompt", actions: ["continueAttempt", "askAboutAllergens"] },
      { target: "sending", actions: "continueAttempt" },
    ],
  },
});
