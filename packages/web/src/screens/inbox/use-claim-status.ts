import { type Claim, type ClaimStatus, toggledStatus } from "@cantina/domain/claims";
import { accepted } from "@cantina/domain/kernel";
import type { ApiFailure } from "../../failures/failure.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";

type StatusForm = {
  readonly entry: { readonly status: ClaimStatus };
  readonly draft: ClaimStatus;
  readonly faults: Readonly<Record<string, never>>;
  readonly saved: Claim;
  readonly failure: ApiFailure;
};

/** A form whose only field is its button. */
export function useClaimStatus({ id, status }: Claim) {
  const { sources, queries } = useWorkplace();
  const edit = useEdit<StatusForm>({
    former: { entry: { status } },
    check: (entry) => accepted(entry.status),
    save: ({ draft, key }) =>
      sources.calls.changeClaim({ params: { claimId: id }, body: { status: draft } }, { idempotencyKey: key }),
    changes: ["claim"],
    onSaved: (changed) =>
      queries.setQueryData<readonly Claim[]>(queryKeys.claims, (list) =>
        list?.map((claim) => (claim.id === changed.id ? changed : claim)),
      ),
    onClose: () => undefined,
  });
  return {
    edit,
    toggle: (): void => {
      edit.type({ status: toggledStatus(status) });
      edit.submit();
    },
  };
}
