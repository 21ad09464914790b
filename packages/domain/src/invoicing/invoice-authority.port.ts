import type { Result } from "../kernel/index.ts";
import type {
  AuthorityAnswer,
  AuthorityFailure,
  InvoiceRequest,
  KeptInvoice,
  SeriesKey,
  Ticket,
} from "./authority-answer.ts";

type Answer<T> = Promise<Result<T, AuthorityFailure>>;

/** Lets who has it ask for some hours; asking for another meanwhile is refused. */
export type LoginTicket = Ticket;

/** Who numbers and authorises invoices. */
export type InvoiceAuthority = {
  /** Whose certificate it is, and where: a ticket is good for that alone. */
  readonly identity: string;
  readonly logIn: () => Answer<LoginTicket>;
  /** The last number of the series; 0: none yet. */
  readonly lastNumber: (ticket: LoginTicket, series: SeriesKey) => Answer<number>;
  readonly authorise: (ticket: LoginTicket, request: InvoiceRequest) => Answer<AuthorityAnswer>;
  /** null: there is none of that number. */
  readonly read: (ticket: LoginTicket, series: SeriesKey, number: number) => Answer<KeptInvoice | null>;
};
