export { ProductTour } from "./ProductTour.tsx";
export { TutorialsButton } from "./TutorialsButton.tsx";
