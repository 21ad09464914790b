import type { Category } from "@cantina/domain/catalog";
import {
  type CategoryEntry,
  type CategoryFault,
  categoryDraftOf,
  checkCategory,
} from "@cantina/domain/catalog-editing";
import { textLimits } from "@cantina/domain/kernel";
import { type ReactNode, useState } from "react";
import { useCatalogEditing } from "../../composition/catalog-editing.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useMoneyCall } from "../../composition/use-money-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { categoryFaultTexts } from "../../texts/product-fault-texts.ts";
import { Form } from "../../ui/Form.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { notify } from "../../ui/notify.ts";

export interface CategoryDialogProps {
  readonly isOpen: boolean;
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly category: Category | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ isOpen, category, onClose }: CategoryDialogProps) {
  const { queries } = useWorkplace();
  const editing = useCatalogEditing();
  const reread = () => void queries.invalidateQueries({ queryKey: queryKeys.categories, exact: true });
  const { isSending, failure, resend, send, reset } = useMoneyCall({
    call: (entry: CategoryEntry, key) =>
      category === null ? editing.createCategory(entry, key) : editing.changeCategory(category, entry),
    onBooked: ({ name }) => {
      reread();
      void notify({
        kind: "success",
        title: category === null ? `Se creó la categoría ${name}.` : `Se guardó la categoría ${name}.`,
      });
      onClose();
    },
    onRefused: reread,
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => {
        reset();
        onClose();
      }}
      title={category === null ? "Crear categoría" : "Editar categoría"}
      submitText={category === null ? "Crear" : "Guardar"}
      isSending={isSending}
    >
      {(formId) =>
        // Not while it fades: the next opening may be of another category, and begins with that one's fields.
        isOpen && (
          <CategoryForm
            formId={formId}
            category={category}
            isNameTaken={failure?.code === "NAME_TAKEN"}
            onRenamed={reset}
            onEntered={(entry) => {
              if (!isSending) send(entry);
            }}
          >
            {failure !== null && failure.code !== "NAME_TAKEN" && (
              <MoneyCallNotice text={sentenceOf(failure)} onResend={resend} />
            )}
          </CategoryForm>
        )
      }
    </FormDialog>
  );
}

interface CategoryFormProps {
  readonly formId: string;
  readonly category: Category | null;
  /** The name that was sent is another category's. EDIT-17 */
  readonly isNameTaken: boolean;
  readonly onRenamed: () => void;
  readonly onEntered: (entry: CategoryEntry) => void;
  /** What became of it. */
  readonly children: ReactNode;
}

function CategoryForm({ formId, category, isNameTaken, onRenamed, onEntered, children }: CategoryFormProps) {
  const [draft, setDraft] = useState(() => categoryDraftOf(category));
  const [wasSent, setWasSent] = useState(false);
  const checked = checkCategory(draft);
  const faultOf = (...faults: readonly CategoryFault[]): string | undefined => {
    const found = wasSent && !checked.ok ? faults.find((fault) => checked.failure.has(fault)) : undefined;
    return found === undefined ? undefined : categoryFaultTexts[found];
  };
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setWasSent(true);
        if (checked.ok) onEntered(checked.value);
      }}
    >
      <TextField
        label="Nombre"
        maxLength={textLimits.name}
        value={draft.name}
        error={faultOf("NO_NAME", "NAME_TOO_LONG") ?? (isNameTaken ? failureSentences.NAME_TAKEN : undefined)}
        onChange={(name) => {
          if (isNameTaken) onRenamed();
          setDraft({ ...draft, name });
        }}
      />
      <Switch
        label="Límite horario para pedidos desde la app"
        checked={draft.hasTimeLimit}
        onChange={(hasTimeLimit) => setDraft({ ...draft, hasTimeLimit })}
      />
      {draft.hasTimeLimit && (
        <TextField
          label="Horario límite"
          placeholder="HH:MM"
          inputMode="numeric"
          hint="Después de esa hora no se aceptan pedidos de la app con sus productos."
          value={draft.timeLimit}
          error={faultOf("NO_TIME", "BAD_TIME")}
          onChange={(timeLimit) => setDraft({ ...draft, timeLimit })}
        />
      )}
      {children}
    </Form>
  );
}
