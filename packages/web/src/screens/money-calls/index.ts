export { MoneyDialog, type MoneyDialogProps } from "./MoneyDialog.tsx";
export { OfferDialog } from "./OfferDialog.tsx";
