import { FeatureOffPage, type FeatureOffPageProps } from "./FeatureOffPage.tsx";
import { RefusedNotice, type RefusedNoticeProps } from "./RefusedNotice.tsx";
import { RefusedState, type RefusedStateProps } from "./RefusedState.tsx";

export type RefusedProps =
  | ({ readonly as: "notice" } & RefusedNoticeProps)
  | ({ readonly as: "state" } & RefusedStateProps)
  | ({ readonly as: "page" } & FeatureOffPageProps);

/** One file of the build: all that is told of a refusal. */
export function Refused(props: RefusedProps) {
  if (props.as === "notice") return <RefusedNotice {...props} />;
  return props.as === "state" ? <RefusedState {...props} /> : <FeatureOffPage {...props} />;
}
