export { Confirmation } from "./Confirmation.tsx";
export { ThingForm, type ThingFormProps, type ThingTypes } from "./ThingForm.tsx";
export { UniqueNameField } from "./UniqueNameField.tsx";
