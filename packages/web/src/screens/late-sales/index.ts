export { LateSales } from "./LateSales.tsx";
