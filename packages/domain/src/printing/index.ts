export { centered, textAndAmount, ticketWidth, wrapText } from "./columns.ts";
export { type TicketOrder, orderTicket } from "./order-ticket.ts";
export {
  type PrintAnswer,
  type PrintJob,
  type PrintStatus,
  type TicketLine,
  printAnswer,
  printJob,
  printStatuses,
} from "./ticket.ts";
export { ticketText } from "./ticket-text.ts";
