export { ChooseCafeteriaScreen } from "./ChooseCafeteriaScreen.tsx";
export { LoginLink } from "./LoginLink.tsx";
export { LoginCard } from "./parts/LoginCard.tsx";
