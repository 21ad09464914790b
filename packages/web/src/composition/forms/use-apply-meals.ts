import { accepted } from "@cantina/domain/kernel";
import type { MealKey, Subscription } from "@cantina/domain/subscriptions";
import type { ApiFailure } from "../../failures/failure.ts";
import { queryKeys, rereadAfter, showChange } from "../live-data/index.ts";
import { useEdit } from "./use-edit.ts";
import { useWorkplace } from "../workplace/index.ts";

type MealForm = {
  readonly entry: { readonly meals: readonly MealKey[] };
  readonly draft: readonly MealKey[];
  readonly faults: Readonly<Record<string, never>>;
  readonly saved: readonly Subscription[];
  readonly failure: ApiFailure;
};

/** Hands meals over; one press is one key, and what another till was faster with is read again. */
export function useApplyMeals(onApplied: () => void) {
  const { sources, queries } = useWorkplace();
  const edit = useEdit<MealForm>({
    former: { entry: { meals: [] } },
    check: ({ meals }) => accepted(meals),
    save: async ({ draft, key }) => {
      const answer = await sources.calls.applySubscriptions(
        { body: draft.map(({ commensalId, subscriptionId }) => ({ commensalId, subscriptionId })) },
        { idempotencyKey: key },
      );
      if (!answer.ok) void rereadAfter(queries, "subscription");
      return answer;
    },
    onSaved: (changed) => {
      const fresh = new Map(changed.map((one) => [one.id, one]));
      showChange<readonly Subscription[]>(queries, queryKeys.subscriptions, (list) =>
        list?.map((one) => fresh.get(one.id) ?? one),
      );
      onApplied();
    },
    onClose: () => undefined,
  });
  return {
    ...edit,
    /** The meals that the press was for. */
    asked: edit.entry.meals,
    /** A new question forgets how the one before it ended. */
    begin: () => edit.type({ meals: [] }),
    apply: (meals: readonly MealKey[]) => {
      edit.type({ meals });
      edit.submit();
    },
  };
}
