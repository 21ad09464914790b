import type { HostedAttempt } from "@cantina/domain/payments";

/** By it we know what is paid on an attempt's page, and so does Plexo. PLEXO-02 PLEXO-08 */
export const referenceIdOf = ({ reference, number }: HostedAttempt): string => `${reference}-${number}`;
export const referenceOf = (referenceId: string): string => referenceId.replace(/-\d+$/u, "");
