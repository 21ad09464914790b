import { type PlaceEntry, type PlaceFaults, activityStatuses, checkPlaceEntry } from "@cantina/domain/cafeteria";
import { useQuery } from "@tanstack/react-query";
import type { ApiFailure } from "../../failures/failure.ts";
import { type CafeteriaRow, countriesQuery, useChangedCafeteria, usePlaceCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import * as list from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import { DateField } from "../../ui/DateField.tsx";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { notify } from "../../ui/notify.ts";
import { PlaceFields } from "./PlaceFields.tsx";

export interface TaskDialogProps {
  /** As it was when it was opened, whoever changes it meanwhile. */
  readonly row: CafeteriaRow;
  readonly onClose: () => void;
}

type CafeteriaEntry = PlaceEntry & Pick<CafeteriaRow, "activityStatus" | "startDate">;

type CafeteriaForm = {
  readonly entry: CafeteriaEntry;
  readonly draft: CafeteriaEntry;
  readonly faults: PlaceFaults;
  readonly saved: CafeteriaRow;
  readonly failure: ApiFailure;
};

const statusOptions = activityStatuses.map((value) => ({ value, label: list.statusNames[value] }));

export const EditCafeteriaDialog = ({ row: known, onClose }: TaskDialogProps) => (
  <Rereadable known={known} queryKey={queryKeys.cafeterias}>
    {(row, place) => <CafeteriaEdit {...place} row={row} onClose={onClose} />}
  </Rereadable>
);

function CafeteriaEdit({ row, onClose, ...place }: TaskDialogProps & FormPlace) {
  const places = usePlaceCalls();
  const show = useChangedCafeteria();
  const { data: countries = [{ id: row.countryId, name: row.countryName }] } = useQuery(countriesQuery(places));
  const { name, countryId, timeZone, activityStatus, startDate, version } = row;
  const edit = useEdit<CafeteriaForm>({
    former: { entry: { name, countryId, timeZone, activityStatus, startDate }, version },
    check: checkPlaceEntry,
    save: ({ draft, key }) =>
      places.editCafeteria({ params: { cafeteriaId: row.id }, body: { ...draft, version } }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (saved) => {
      show(saved);
      void notify({ kind: "success", title: texts.saved(saved.name) });
      onClose();
    },
    onClose,
  });
  const { entry } = edit;
  return (
    <EditDrawer {...place} edit={edit} title={words.editNamed(name)} submitText={words.save}>
      <FormSection title={words.data}>
        <PlaceFields
          countries={countries}
          formerZone={timeZone}
          entry={entry}
          faults={edit.faults}
          onChange={edit.type}
        >
          {entry.countryId !== countryId && <Notice kind="info">{texts.countryHint}</Notice>}
        </PlaceFields>
        {entry.timeZone !== timeZone && <Notice kind="info">{texts.zoneHint}</Notice>}
      </FormSection>
      <FormSection title={texts.opening}>
        <SelectField
          label={words.status}
          value={entry.activityStatus}
          options={statusOptions}
          onChange={(value) =>
            edit.type({ activityStatus: activityStatuses.find((status) => status === value) ?? entry.activityStatus })
          }
        />
        <DateField
          label={texts.launchDate}
          value={entry.startDate}
          onChange={(date) => edit.type({ startDate: date })}
        />
      </FormSection>
    </EditDrawer>
  );
}
