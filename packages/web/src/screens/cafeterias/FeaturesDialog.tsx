import {
  type Feature,
  type ProviderFeature,
  featureBlock,
  features,
  providerFeatures,
  switchFeature,
} from "@cantina/domain/cafeteria";
import { accepted } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import type { ApiFailure } from "../../failures/failure.ts";
import { type CafeteriaRow, countriesQuery, useChangedCafeteria, usePlaceCalls } from "../../composition/desk/index.ts";
import { useEdit } from "../../composition/forms/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { featureBlockText, featureNames } from "../../texts/feature-names.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import * as list from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import { EditDrawer } from "../../ui/EditDialog.tsx";
import { FormOutline } from "../../ui/FormOutline.tsx";
import { FormSection } from "../../ui/FormSection.tsx";
import { type FormPlace, Rereadable } from "../../ui/Rereadable.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { notify } from "../../ui/notify.ts";
import type { TaskDialogProps } from "./EditCafeteriaDialog.tsx";

type FeaturesForm = {
  readonly entry: { readonly features: readonly Feature[] };
  readonly draft: readonly Feature[];
  readonly faults: Readonly<Record<string, never>>;
  readonly saved: CafeteriaRow;
  readonly failure: ApiFailure;
};

const providers: ReadonlySet<Feature> = new Set(providerFeatures);
const groups = [
  { title: list.features, members: features.filter((feature) => !providers.has(feature)) },
  { title: texts.providers, members: features.filter((feature) => providers.has(feature)) },
] as const;

export function FeaturesDialog({ row: known, onClose }: TaskDialogProps) {
  const { data: countries, failureReason, refetch } = useQuery(countriesQuery(usePlaceCalls()));
  return (
    <FormOutline
      title={texts.featuresOf(known.name)}
      isDrawer
      data={countries}
      failure={failureReason}
      errorTitle={texts.countriesUnreadable}
      onRetry={() => void refetch()}
      height="320px"
      onClose={onClose}
    >
      {(read, openedFrom) => (
        <Rereadable known={known} queryKey={queryKeys.cafeterias} openedFrom={openedFrom}>
          {(row, place) => <FeaturesEdit {...place} row={row} countries={read} onClose={onClose} />}
        </Rereadable>
      )}
    </FormOutline>
  );
}

interface FeaturesEditProps extends TaskDialogProps, FormPlace {
  readonly countries: readonly { readonly id: string; readonly providers: readonly ProviderFeature[] }[];
}

function FeaturesEdit({ row, countries, onClose, ...place }: FeaturesEditProps) {
  const places = usePlaceCalls();
  const show = useChangedCafeteria();
  const edit = useEdit<FeaturesForm>({
    former: { entry: { features: row.features }, version: row.version },
    check: (entry) => accepted(entry.features),
    save: ({ draft, key }) =>
      places.changeFeatures(
        { params: { cafeteriaId: row.id }, body: { features: draft, version: row.version } },
        { idempotencyKey: key },
      ),
    changes: ["cafeteria"],
    onSaved: (saved) => {
      show(saved);
      void notify({ kind: "success", title: texts.featuresSaved(saved.name) });
      onClose();
    },
    onClose,
  });
  const chosen = edit.entry.features;
  const enabled = countries.find(({ id }) => id === row.countryId)?.providers ?? [];
  return (
    <EditDrawer {...place} edit={edit} title={texts.featuresOf(row.name)} submitText={words.save}>
      {groups.map(({ title, members }) => (
        <FormSection key={title} title={title}>
          <div>
            {members.map((feature) => {
              const isOn = chosen.includes(feature);
              const block = isOn ? null : featureBlock(feature, chosen, enabled);
              return (
                <div key={feature}>
                  <Switch
                    label={featureNames[feature]}
                    checked={isOn}
                    disabled={block !== null}
                    onChange={(checked) => edit.type({ features: switchFeature(chosen, feature, checked) })}
                  />
                  {block !== null && (
                    <Box fontSize="13px" color="fg.muted" mt="-1" pb="2">
                      {featureBlockText(block, row.countryName)}
                    </Box>
                  )}
                </div>
              );
            })}
          </div>
        </FormSection>
      ))}
    </EditDrawer>
  );
}
