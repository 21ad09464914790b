import { type RestrictionFaults, type Restrictions, checkRestrictionEntry } from "@cantina/domain/clients";
import type { CommensalId, ProfileId, TimeZone } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { type RestrictionSettings, restrictionSettingsQuery, useClientCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { categoriesQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { restrictionFaultTexts } from "../../texts/client-fault-texts.ts";
import * as texts from "../../texts/client-forms.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as words from "../../texts/words.ts";
import type { DialogProps } from "../../ui/DialogFrame.tsx";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { FormOutline } from "../../ui/FormOutline.tsx";
import { LastChange } from "../../ui/LastChange.tsx";
import { ProductsField } from "../../ui/ProductsField.tsx";
import { notify } from "../../ui/notify.ts";
import { tellUnread } from "../../ui/tell-unread.ts";
import { RestrictedCategories } from "./parts/RestrictedCategories.tsx";

type Saved = readonly { readonly name: string }[];
type RestrictionForm = FormOf<Restrictions, Restrictions, RestrictionFaults, Saved>;

export interface RestrictionsDrawerProps {
  readonly profileId: ProfileId;
  readonly commensalId: CommensalId;
  readonly name: string;
  readonly zone: TimeZone;
  readonly onClose: () => void;
}

/** What a commensal may not buy: apart from its client's form, since its family may change it meanwhile. CLIENTS-26 */
export function RestrictionsDrawer(props: RestrictionsDrawerProps) {
  const { profileId, commensalId, name, onClose } = props;
  const asked = restrictionSettingsQuery(useClientCalls(), { profileId, commensalId });
  const { data, failureReason, refetch } = useQuery(asked);
  return (
    <FormOutline
      title={texts.restrictionsOf(name)}
      isDrawer
      onClose={onClose}
      data={data}
      failure={failureReason}
      errorTitle={texts.restrictionsUnreadable}
      onRetry={() => void refetch()}
      height="240px"
    >
      {(settings, openedFrom) => (
        <RestrictionsForm
          {...props}
          settings={settings}
          openedFrom={openedFrom}
          readNow={async () => (await refetch({ throwOnError: true })).data}
        />
      )}
    </FormOutline>
  );
}

const formerOf = ({ products, categories, version }: RestrictionSettings) => ({
  entry: { productIds: products.map(({ id }) => id), categoryIds: categories.map(({ id }) => id) },
  version,
});

interface RestrictionsFormProps extends RestrictionsDrawerProps, Pick<DialogProps, "openedFrom"> {
  readonly settings: RestrictionSettings;
  readonly readNow: () => Promise<RestrictionSettings | undefined>;
}

function RestrictionsForm(props: RestrictionsFormProps) {
  const { profileId, commensalId, name, zone, onClose, settings, openedFrom, readNow } = props;
  const { sources, left } = useWorkplace();
  const calls = useClientCalls();
  const { data: products = settings.products } = useQuery(productsQuery(sources));
  const { data: categories = settings.categories } = useQuery(categoriesQuery(sources));
  const edit = useEdit<RestrictionForm>({
    former: formerOf(settings),
    check: checkRestrictionEntry,
    save: ({ draft, version, key }) =>
      calls.setRestrictions(
        {
          params: { profileId, commensalId },
          body: { productIds: [...draft.productIds], categoryIds: [...draft.categoryIds], version },
        },
        { idempotencyKey: key },
      ),
    changes: ["client"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.restrictionsSaved(name) });
      onClose();
    },
    onClose,
  });
  const faults = toldFaults(edit.faults, restrictionFaultTexts);
  async function reread(): Promise<void> {
    try {
      const now = await readNow();
      if (now !== undefined) edit.reread(formerOf(now));
    } catch {
      await tellUnread(left);
    }
  }
  // One that the catalogue no longer sells to anybody here keeps its name.
  const known = new Set(products.map(({ id }) => id));
  const named = [...products, ...settings.products.filter(({ id }) => !known.has(id))];
  return (
    <EditDrawer
      edit={edit}
      title={texts.restrictionsOf(name)}
      submitText={words.save}
      openedFrom={openedFrom}
      onReread={() => void reread()}
    >
      <RestrictedCategories
        categories={categories}
        chosenIds={edit.entry.categoryIds}
        onChange={(categoryIds) => edit.type({ categoryIds })}
      />
      <ProductsField
        label={texts.restrictedProducts}
        products={named}
        chosenIds={edit.entry.productIds}
        error={faults.productIds}
        onChange={(productIds) => edit.type({ productIds })}
      />
      <LastChange change={settings.lastChange} zone={zone} />
    </EditDrawer>
  );
}
