import type { HostedAttempt } from "./hosted-provider.port.ts";

/**
 * The intent that a provider's payment names; null: it names none of ours. What a seller takes elsewhere may bear any
 * text, and only a whole id is asked of the database. PAY-09
 */
export const intentIdOf = (reference: string | null): string | null =>
  reference !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(reference) ? reference : null;

/** The name of one attempt, for a provider that takes a name once. PAY-09 */
export const attemptNameOf = ({ reference, number }: HostedAttempt): string => `${reference}-${number}`;

/** The intent's reference in it. */
export const referenceOf = (attemptName: string): string => attemptName.replace(/-\d+$/u, "");
