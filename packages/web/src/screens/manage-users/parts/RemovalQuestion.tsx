import type { ManagedClient } from "@cantina/domain/clients";
import type { CommensalId, IdempotencyKey, Result } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { ApiFailure } from "../../../failures/failure.ts";
import { useConfirmation } from "../../../composition/forms/index.ts";
import * as texts from "../../../texts/client-forms.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { EditNotice } from "../../../ui/EditNotice.tsx";

export interface RemovalQuestionProps {
  readonly commensalId: CommensalId;
  readonly name: string;
  readonly remove: (commensalId: CommensalId, key: IdempotencyKey) => Promise<Result<ManagedClient, ApiFailure>>;
  readonly onRemoved: (client: ManagedClient) => void;
  readonly onClose: () => void;
}

/** Asked in its place: a second dialog above the first would hide what it speaks of. */
export function RemovalQuestion({ commensalId, name, remove, onRemoved, onClose }: RemovalQuestionProps) {
  const removal = useConfirmation<ManagedClient>({
    save: ({ key }) => remove(commensalId, key),
    changes: ["client"],
    onSaved: (client) => {
      onRemoved(client);
      onClose();
    },
    onClose,
  });
  return (
    <Box
      role="alertdialog"
      aria-label={texts.deleteDiner(name)}
      mt="2"
      pt="2"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
    >
      <Box>{texts.deleteDinerQuestion(name)}</Box>
      <Box display="flex" gap="2">
        <Button size="sm" variant="outline" colorPalette="gray" onClick={removal.leave}>
          {words.back}
        </Button>
        <Button size="sm" colorPalette="red" autoFocus busy={removal.isSending} onClick={removal.submit}>
          {texts.deleteThisDiner}
        </Button>
      </Box>
      <EditNotice edit={removal} />
    </Box>
  );
}
