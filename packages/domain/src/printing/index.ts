export { ticketWidth } from "./columns.ts";
export { type TicketOrder, orderTicket } from "./order-ticket.ts";
export {
  type PrintAnswer,
  type PrintJob,
  type PrintStatus,
  type TicketLine,
  printJob,
  printStatuses,
} from "./ticket.ts";
export { ticketText } from "./ticket-text.ts";
