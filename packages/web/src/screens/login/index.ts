export { ChooseCafeteriaScreen } from "./ChooseCafeteriaScreen.tsx";
