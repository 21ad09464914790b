export { UploadProductsDialog } from "./UploadProductsDialog.tsx";
