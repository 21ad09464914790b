import * as common from "../../texts/hosted-provider.ts";
import { DifferencesLink } from "../payment-differences/index.ts";
import { AssignedProvider, type AssignedProviderProps } from "./AssignedProvider.tsx";

export interface HostedProviderProps<Account> extends Omit<AssignedProviderProps<Account>, "facts" | "link" | "texts"> {
  readonly texts: common.HostedTexts;
}

/** The section of one that takes the money on a page of its own, of which both books are compared. */
export function HostedProvider<
  Account extends { readonly isLive: boolean | null } & Parameters<typeof AssignedProvider>[0]["account"],
>({ texts, ...props }: HostedProviderProps<Account>) {
  const { isLive } = props.account;
  return (
    <AssignedProvider<Account>
      {...props}
      texts={{ ...texts, associateHint: common.associateHint }}
      facts={isLive === null ? [] : [{ label: common.mode, value: isLive ? common.live : common.test }]}
      link={<DifferencesLink />}
    />
  );
}
