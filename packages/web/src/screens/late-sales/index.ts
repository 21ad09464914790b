export { LateSales } from "./LateSales.tsx";
export { Shortages } from "./Shortages.tsx";
