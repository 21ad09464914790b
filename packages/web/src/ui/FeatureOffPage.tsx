import type { Feature } from "@cantina/domain/cafeteria";
import { featureNames } from "../texts/feature-names.ts";
import { FeatureOff } from "./FeatureOff.tsx";
import { Page } from "./Page.tsx";

export interface FeatureOffPageProps {
  readonly feature: Feature;
  /** As the menu calls the screen; absent: no menu leads there. */
  readonly label: string | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** In place of a screen whose function the cafeteria doesn't have. */
export function FeatureOffPage({ feature, label, ...retry }: FeatureOffPageProps) {
  const name = featureNames[feature];
  return (
    <Page title={label ?? name}>
      <FeatureOff name={name} {...retry} />
    </Page>
  );
}
