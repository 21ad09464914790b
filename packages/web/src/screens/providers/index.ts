export { MercadoPago } from "./MercadoPago.tsx";
export { Directa24 } from "./Directa24.tsx";
export { WalletConnect } from "./WalletConnect.tsx";
export { Plexo } from "./Plexo.tsx";
export { Mattilda } from "./Mattilda.tsx";
