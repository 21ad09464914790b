import { textLimits } from "@cantina/domain/kernel";
import { pageField, textField } from "../../ui/address-field.ts";

export const feedbackFields = { search: textField(textLimits.name), page: pageField };
