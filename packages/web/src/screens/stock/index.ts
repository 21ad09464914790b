export { MovementDialog } from "./MovementDialog.tsx";
