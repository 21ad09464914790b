import { type Cafeteria, openDays } from "@cantina/domain/cafeteria";
import { type CalendarProduct, checkPassEntry, passEntryOf } from "@cantina/domain/calendar-products";
import type { Category } from "@cantina/domain/catalog";
import { accepted, localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { now } from "../../composition/device/index.ts";
import { usePassCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery, categoriesQuery, queryKeys } from "../../composition/live-data/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as forms from "../../texts/pass-forms.ts";
import * as words from "../../texts/words.ts";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { FormOutline } from "../../ui/FormOutline.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { notify } from "../../ui/notify.ts";
import { PassFields, type PassForm } from "./PassFields.tsx";

export interface PassDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly pass: CalendarProduct | null;
  readonly onClose: () => void;
}

const titleOf = (pass: CalendarProduct | null): string => (pass === null ? texts.create : words.editNamed(pass.name));

export function PassDialog({ pass: known, onClose }: PassDialogProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: categories, failureReason, refetch } = useQuery(categoriesQuery(sources));
  return (
    <FormOutline
      title={titleOf(known)}
      isDrawer
      data={cafeteria && categories && { cafeteria, categories }}
      failure={failureReason}
      errorTitle={words.categoriesUnreadable}
      onRetry={() => void refetch()}
      height="420px"
      onClose={onClose}
    >
      {(read, openedFrom) => (
        <Rereadable known={known} queryKey={queryKeys.passes} openedFrom={openedFrom}>
          {(pass, place) => <PassEdit {...place} {...read} pass={pass} onClose={onClose} />}
        </Rereadable>
      )}
    </FormOutline>
  );
}

interface PassEditProps extends PassDialogProps, FormPlace {
  readonly cafeteria: Cafeteria;
  readonly categories: readonly Category[];
}

function PassEdit({ pass, onClose, cafeteria, categories, ...place }: PassEditProps) {
  const calls = usePassCalls();
  const isNew = pass === null;
  const terms = {
    days: openDays(localDateOf(now(), cafeteria.timeZone), cafeteria.closedDays),
    kept: pass?.orderDates ?? [],
  };
  const edit = useEdit<PassForm>({
    former: { entry: { ...passEntryOf(pass), image: undefined }, version: pass?.version },
    check: ({ image, ...entry }) => {
      const checked = checkPassEntry(entry, terms);
      return checked.ok ? accepted({ draft: checked.value, image }) : checked;
    },
    save: ({ draft: { draft, image }, key }) => {
      const options = { idempotencyKey: key, file: image };
      if (isNew) return calls.createCalendarProduct({ body: draft }, options);
      // Its delivery time stays as it is.
      const { deliveryTime: _kept, ...editable } = draft;
      const body = { ...editable, version: pass.version, removesImage: image === null };
      return calls.changeCalendarProduct({ params: { productId: pass.id }, body }, options);
    },
    changes: ["product"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: isNew ? forms.created(name) : forms.saved(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDrawer {...place} edit={edit} title={titleOf(pass)} submitText={isNew ? texts.create : words.save}>
      <PassFields pass={pass} classes={cafeteria.classes} categories={categories} terms={terms} edit={edit} />
    </EditDrawer>
  );
}
