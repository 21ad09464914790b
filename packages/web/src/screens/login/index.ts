export { ChooseCafeteriaScreen } from "./ChooseCafeteriaScreen.tsx";
export { LinkCard } from "./LinkCard.tsx";
