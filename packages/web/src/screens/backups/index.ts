export { BackupsState } from "./BackupsState.tsx";
