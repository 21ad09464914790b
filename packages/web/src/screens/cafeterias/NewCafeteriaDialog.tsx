import { type PlaceEntry, type PlaceFaults, checkPlaceEntry, emptyPlace } from "@cantina/domain/cafeteria";
import { useQuery } from "@tanstack/react-query";
import type { ApiFailure } from "../../failures/failure.ts";
import { type CafeteriaRow, countriesQuery, usePlaceCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import * as list from "../../texts/cafeterias.ts";
import { editWords } from "../../texts/edit-words.ts";
import { EditDialog } from "../../ui/EditDialog.tsx";
import { notify } from "../../ui/notify.ts";
import { PlaceFields } from "./PlaceFields.tsx";

type PlaceForm = {
  readonly entry: PlaceEntry;
  readonly draft: PlaceEntry;
  readonly faults: PlaceFaults;
  readonly saved: CafeteriaRow;
  readonly failure: ApiFailure;
};

export function NewCafeteriaDialog({ onClose }: { readonly onClose: () => void }) {
  const places = usePlaceCalls();
  const { data: countries = [] } = useQuery(countriesQuery(places));
  const edit = useEdit<PlaceForm>({
    former: { entry: emptyPlace },
    check: checkPlaceEntry,
    save: ({ draft, key }) => places.createCafeteria({ body: draft }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: ({ name }) => {
      void notify({ kind: "success", title: texts.created(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditDialog edit={edit} {...editWords(null, list.create)}>
      <PlaceFields countries={countries} formerZone="" entry={edit.entry} faults={edit.faults} onChange={edit.type} />
    </EditDialog>
  );
}
