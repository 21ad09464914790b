export { ChooseCafeteriaScreen } from "./ChooseCafeteriaScreen.tsx";
export { LoginCard } from "./parts/LoginCard.tsx";
