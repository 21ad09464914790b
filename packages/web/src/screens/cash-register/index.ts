export { CashDialog } from "./CashDialog.tsx";
