import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/stock.ts";

/** Why stock was not changed: what the sale says of a product is about a cart. */
export const stockSentence = (failure: ApiFailure): string =>
  failure.code === "WRONG_PRODUCT" || failure.code === "DELETED_PRODUCT" ? texts.productGone : sentenceOf(failure);
