export { ProductUploads, StockUploads } from "./Uploads.tsx";
