import {
  type Credentials,
  type CredentialsFaults,
  checkCredentials,
  credentialLimits,
  emptyCredentials,
} from "@cantina/domain/provider-settings";
import { Box } from "@chakra-ui/react/box";
import { type MercadoPagoLink, mercadoPagoQuery, useProviderCalls } from "../../composition/desk/index.ts";
import { type FormOf, useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/mercado-pago.ts";
import * as words from "../../texts/words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";

type CredentialsForm = FormOf<Credentials, Credentials, CredentialsFaults, MercadoPagoLink>;

/** What the seller copied from Mercado Pago; nobody is shown it again. */
export function CredentialsDialog({ onClose }: { readonly onClose: () => void }) {
  const { sources, queries } = useWorkplace();
  const calls = useProviderCalls();
  const edit = useEdit<CredentialsForm>({
    former: { entry: emptyCredentials },
    check: checkCredentials,
    save: ({ draft }) => calls.setMercadoPagoCredentials({ body: draft }),
    changes: ["cafeteria"],
    onSaved: (link) => {
      queries.setQueryData(mercadoPagoQuery(sources).queryKey, link);
      void notify({ kind: "success", title: texts.credentialsSaved });
      onClose();
    },
    onClose,
  });
  const faults = toldFaults(edit.faults, texts.credentialFaults);
  return (
    <EditDialog
      edit={edit}
      title={texts.ownCredentials}
      submitText={words.save}
      textOf={(failure) => (failure.code === "INVALID_TOKEN" ? texts.credentialsRefused : sentenceOf(failure))}
    >
      <Box fontSize="14px" color="fg.muted">
        {texts.credentialsLead}
      </Box>
      <TextField
        label={texts.publicKey}
        maxLength={credentialLimits.publicKey}
        value={edit.entry.publicKey}
        error={faults.publicKey}
        onChange={(publicKey) => edit.type({ publicKey })}
      />
      <TextField
        label={texts.accessToken}
        type="password"
        maxLength={credentialLimits.accessToken}
        value={edit.entry.accessToken}
        error={faults.accessToken}
        onChange={(accessToken) => edit.type({ accessToken })}
      />
    </EditDialog>
  );
}
