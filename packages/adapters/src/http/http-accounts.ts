import { accessEndpoints } from "@cantina/contract/access";
import type { Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { mapped } from "./mapped.ts";

/** What an e-mailed link carries. */
export type SingleUseToken = { readonly token: string; readonly authenticationUserId: string };

/** A person's own account, before any sign-in. */
export type AccountsSource = {
  readonly startPasswordReset: (email: string) => Promise<Result<null, ApiFailure>>;
  /** Answers whether a sign-in on the web is offered. */
  readonly resetPassword: (link: SingleUseToken, newPassword: string) => Promise<Result<boolean, ApiFailure>>;
  /** Answers whether the mobile app's message is shown. */
  readonly confirmAccount: (link: SingleUseToken) => Promise<Result<boolean, ApiFailure>>;
  readonly readMinimumVersion: () => Promise<Result<string, ApiFailure>>;
};

export function httpAccounts(client: ApiClient): AccountsSource {
  return {
    startPasswordReset: (email) => client.call(accessEndpoints.startResetPassword, { body: { email } }),
    resetPassword: (link, newPassword) =>
      client.call(accessEndpoints.confirmResetPassword, { body: { ...link, newPassword } }),
    confirmAccount: (link) => client.call(accessEndpoints.confirmAccount, { body: link }),
    readMinimumVersion: async () =>
      mapped(await client.call(accessEndpoints.readSystemInformation, {}), (system) => system.minimumWebAppVersion),
  };
}
