import {
  type Surcharge,
  type SurchargeEntry,
  type SurchargeFaults,
  checkSurchargeEntry,
  surchargeEntryOf,
} from "@cantina/domain/provider-settings";
import { type Directa24Account, directa24Query, useDirecta24Calls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/directa24.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as words from "../../texts/words.ts";
import { EditForm } from "../../ui/EditForm.tsx";
import { TextField } from "../../ui/TextField.tsx";

type FeeForm = FormOf<SurchargeEntry, Surcharge, SurchargeFaults, Directa24Account>;

/** Of the highest level alone. */
export function Directa24Fee({ account }: { readonly account: Directa24Account }) {
  const { sources, queries } = useWorkplace();
  const calls = useDirecta24Calls();
  const edit = useEdit<FeeForm>({
    former: { entry: surchargeEntryOf(account) },
    check: checkSurchargeEntry,
    save: ({ draft, key }) => calls.setDirecta24Fee({ body: draft }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (saved) => queries.setQueryData(directa24Query(sources).queryKey, saved),
    onClose: () => undefined,
  });
  return (
    <EditForm edit={edit} submit={words.save} within="topic">
      <TextField
        label={texts.surcharge}
        inputMode="decimal"
        maxLength={8}
        value={edit.entry.userSurchargeFee}
        hint={texts.surchargeHint}
        error={toldFaults(edit.faults, texts.surchargeFaults).userSurchargeFee}
        onChange={(userSurchargeFee) => edit.type({ userSurchargeFee })}
      />
    </EditForm>
  );
}
