export { encodeTicket } from "./encode-ticket.ts";
