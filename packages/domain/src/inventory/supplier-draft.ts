import { type Result, accepted, isEmail, refused, textLimits } from "../kernel/index.ts";
import { type Supplier, inventoryLimits } from "./consumable.ts";

/** The form as it stands. */
export type SupplierDraft = { readonly name: string; readonly phoneNumber: string; readonly email: string };
export type SupplierEntry = Omit<Supplier, "id" | "version">;

export type SupplierFaults = {
  readonly name?: "NO_SUPPLIER_NAME" | "NAME_TOO_LONG";
  readonly phoneNumber?: "PHONE_TOO_LONG";
  readonly email?: "WRONG_EMAIL";
};

export const supplierDraftOf = (supplier: Supplier | null): SupplierDraft => ({
  name: supplier?.name ?? "",
  phoneNumber: supplier?.phoneNumber ?? "",
  email: supplier?.email ?? "",
});

const given = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What can be sent, or every fault at once. INVENTORY-05 */
export function checkSupplier(draft: SupplierDraft): Result<SupplierEntry, SupplierFaults> {
  const [name, phoneNumber, email] = [draft.name.trim(), given(draft.phoneNumber), given(draft.email)];
  const faults: SupplierFaults = {
    ...(name === "" && { name: "NO_SUPPLIER_NAME" as const }),
    ...(name.length > textLimits.name && { name: "NAME_TOO_LONG" as const }),
    ...((phoneNumber ?? "").length > inventoryLimits.phoneNumber && { phoneNumber: "PHONE_TOO_LONG" as const }),
    ...(email !== null && !isEmail(email) && { email: "WRONG_EMAIL" as const }),
  };
  return Object.keys(faults).length > 0 ? refused(faults) : accepted({ name, phoneNumber, email });
}
