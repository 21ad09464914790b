export { MovementUploads, ProductUploads, StockUploads } from "./Uploads.tsx";
