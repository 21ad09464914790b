/** What is typed into at a till, in one file: a device keeps it, and who presses doesn't wait for it. */
export { DiscountForm } from "./parts/DiscountForm.tsx";
export { NoteForm } from "./parts/NoteForm.tsx";
export { QuantityEntry } from "./parts/QuantityEntry.tsx";
export { TenderPanel } from "./parts/TenderPanel.tsx";
export { GenericProductDialog } from "./parts/GenericProductDialog.tsx";
export { bringDialog } from "../../ui/Dialog.tsx";
