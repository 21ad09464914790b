import {
  type FeesEntry,
  type FeesFaults,
  type MercadoPagoFees as Fees,
  checkFeesEntry,
  feesEntryOf,
} from "@cantina/domain/provider-settings";
import { Box } from "@chakra-ui/react/box";
import { type MercadoPagoLink, mercadoPagoQuery, useProviderCalls } from "../../composition/desk/index.ts";
import { type Edit, type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/mercado-pago.ts";
import * as words from "../../texts/words.ts";
import { EditForm } from "../../ui/EditForm.tsx";
import { TextField } from "../../ui/TextField.tsx";

type FeesForm = FormOf<FeesEntry, Fees, FeesFaults, MercadoPagoLink>;

/** Of the highest level alone. */
export function MercadoPagoFees({ fees }: { readonly fees: Fees }) {
  const { sources, queries } = useWorkplace();
  const calls = useProviderCalls();
  const edit = useEdit<FeesForm>({
    former: { entry: feesEntryOf(fees) },
    check: checkFeesEntry,
    save: ({ draft, key }) => calls.setMercadoPagoFees({ body: draft }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (link) => queries.setQueryData(mercadoPagoQuery(sources).queryKey, link),
    onClose: () => undefined,
  });
  return (
    <EditForm edit={edit} submit={words.save} within="topic">
      <FeePair edit={edit} title={texts.fees} user="userSurchargeFee" market="marketFee" />
      <FeePair edit={edit} title={texts.walletFees} user="walletConnectSurchargeFee" market="walletConnectMarketFee" />
      <Box fontSize="13px" color="fg.muted">
        {texts.feesHint}
      </Box>
    </EditForm>
  );
}

interface FeePairProps {
  readonly edit: Edit<FeesForm>;
  readonly title: string;
  readonly user: keyof FeesEntry;
  readonly market: keyof FeesEntry;
}

function FeePair({ edit, title, user, market }: FeePairProps) {
  const faults = toldFaults(edit.faults, texts.feeFaults);
  const field = (name: keyof FeesEntry, label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      maxLength={8}
      value={edit.entry[name]}
      error={faults[name]}
      onChange={(text) => edit.type({ [name]: text })}
    />
  );
  return (
    <Box as="fieldset">
      <Box as="legend" fontSize="15px" fontWeight="semibold" mb="2">
        {title}
      </Box>
      <Box display="grid" gap="3" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }} alignItems="start">
        {field(market, texts.marketFee)}
        {field(user, texts.surcharge)}
      </Box>
    </Box>
  );
}
