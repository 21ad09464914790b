export { MoneyDeskNotice } from "./MoneyDeskNotice.tsx";
export { MoneyDialog } from "./MoneyDialog.tsx";
export { OfferDialog } from "./OfferDialog.tsx";
