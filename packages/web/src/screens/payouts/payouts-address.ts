import { pageField } from "../../ui/address-field.ts";

export const payoutsFields = { page: pageField };
