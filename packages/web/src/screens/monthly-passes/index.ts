export { PassSaleDialog } from "./PassSaleDialog.tsx";
