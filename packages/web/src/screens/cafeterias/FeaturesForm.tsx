import { type Feature, featureBlock, features, providerFeatures, switchFeature } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { type FeatureChoice, usePlaceCall } from "../../composition/places.ts";
import { countriesQuery } from "../../composition/queries.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { featureBlockText, featureNames } from "../../texts/feature-names.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { notify } from "../../ui/notify.ts";
import type { CafeteriaFormProps } from "./EditCafeteriaForm.tsx";

const providers: ReadonlySet<Feature> = new Set(providerFeatures);
const groups = [
  { title: "Funciones", members: features.filter((feature) => !providers.has(feature)) },
  { title: "Proveedores de pago", members: features.filter((feature) => providers.has(feature)) },
] as const;

export function FeaturesForm({ row, onDone }: CafeteriaFormProps) {
  const { sources } = useWorkplace();
  const { data: countries, failureReason } = useQuery(countriesQuery(sources));
  const [chosen, setChosen] = useState<readonly Feature[]>(row.features);
  const { isSending, failure, send } = usePlaceCall(
    (places, choice: FeatureChoice) => places.changeFeatures(choice),
    (saved) => {
      void notify({ kind: "success", title: `Se guardaron las funciones de ${saved.name}.` });
      onDone();
    },
  );
  if (countries === undefined)
    return failureReason === null ? (
      <Skeleton height="320px" borderRadius="xl" />
    ) : (
      <Notice kind="error">No se pudieron cargar los países.</Notice>
    );
  const enabled = countries.find(({ id }) => id === row.countryId)?.providers ?? [];
  return (
    <Box
      as="form"
      display="flex"
      flexDirection="column"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        send({ id: row.id, features: chosen });
      }}
    >
      {groups.map(({ title, members }) => (
        <Group key={title} title={title}>
          {members.map((feature) => {
            const isOn = chosen.includes(feature);
            const block = isOn ? null : featureBlock(feature, chosen, enabled);
            return (
              <div key={feature}>
                <Switch
                  label={featureNames[feature]}
                  checked={isOn}
                  disabled={block !== null}
                  onChange={(checked) => setChosen(switchFeature(chosen, feature, checked))}
                />
                {block !== null && (
                  <Box fontSize="13px" color="fg.muted" mt="-1" pb="2">
                    {featureBlockText(block, row.countryName)}
                  </Box>
                )}
              </div>
            );
          })}
        </Group>
      ))}
      <Box position="sticky" bottom="0" zIndex="1" bg="bg.panel" mx="-5" mb="-4" px="5" py="4" borderTopWidth="1px">
        {failure !== null && (
          <Box mb="3">
            <Notice kind="error">{sentenceOf(failure)}</Notice>
          </Box>
        )}
        <Button type="submit" width="full" busy={isSending}>
          Guardar
        </Button>
      </Box>
    </Box>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box id={titleId} as="h3" textStyle="sm" fontWeight="semibold" color="fg.muted" mb="1">
        {title}
      </Box>
      {children}
    </Box>
  );
}
