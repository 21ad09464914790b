export { MercadoPago } from "./MercadoPago.tsx";
