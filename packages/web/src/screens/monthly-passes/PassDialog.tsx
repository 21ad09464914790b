import { type Cafeteria, openDays } from "@cantina/domain/cafeteria";
import { type CalendarProduct, type PassTerms, checkPassEntry, passEntryOf } from "@cantina/domain/calendar-products";
import { type Instant, localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { usePassCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery, categoriesQuery, queryKeys } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { editWords } from "../../texts/edit-words.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as forms from "../../texts/pass-forms.ts";
import * as words from "../../texts/words.ts";
import { FormOutline } from "../../ui/FormOutline.tsx";
import { pictured } from "../../ui/picture-change.ts";
import { ThingForm } from "../forms/index.ts";
import { PassFields, type PassForm } from "./PassFields.tsx";

export interface PassDialogProps {
  /** null: a new one. Else as it was when it was opened, whoever changes it meanwhile. */
  readonly pass: CalendarProduct | null;
  readonly onClose: () => void;
}

const termsAt = (now: Instant, pass: CalendarProduct | null, cafeteria: Cafeteria): PassTerms => ({
  days: openDays(localDateOf(now, cafeteria.timeZone), cafeteria),
  kept: pass?.orderDates ?? [],
});

export function PassDialog({ pass: known, onClose }: PassDialogProps) {
  const calls = usePassCalls();
  const { sources, clock } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: categories, failureReason, refetch } = useQuery(categoriesQuery(sources));
  return (
    <FormOutline
      title={editWords(known, texts.create).title}
      isDrawer
      data={cafeteria && categories && { cafeteria, categories }}
      failure={failureReason}
      errorTitle={words.categoriesUnreadable}
      onRetry={() => void refetch()}
      height="420px"
      onClose={onClose}
    >
      {(read, openedFrom) => (
        <ThingForm<PassForm>
          isDrawer
          known={known}
          queryKey={queryKeys.passes}
          openedFrom={openedFrom}
          texts={{ create: texts.create, created: forms.created, saved: forms.saved }}
          entryOf={(pass) => ({ ...passEntryOf(pass), image: undefined })}
          check={({ image, ...entry }, pass) =>
            pictured(checkPassEntry(entry, termsAt(clock.now(), pass, read.cafeteria)), image)
          }
          save={(pass, { draft: { draft, file, removesImage }, key }) => {
            const options = { idempotencyKey: key, file };
            if (pass === null) return calls.createCalendarProduct({ body: draft }, options);
            // Its delivery time stays as it is.
            const { deliveryTime: _kept, ...editable } = draft;
            const body = { ...editable, version: pass.version, removesImage };
            return calls.changeCalendarProduct({ params: { productId: pass.id }, body }, options);
          }}
          changes={["product"]}
          onClose={onClose}
        >
          {(edit, pass) => (
            <PassFields
              pass={pass}
              classes={read.cafeteria.classes}
              categories={read.categories}
              terms={termsAt(clock.now(), pass, read.cafeteria)}
              edit={edit}
            />
          )}
        </ThingForm>
      )}
    </FormOutline>
  );
}
