import { type Result, type TextFault, accepted, isEmail, refused, textFault } from "../kernel/index.ts";
import { type Supplier, inventoryLimits } from "./consumable.ts";

/** What stands in the form's fields. */
export type SupplierEntry = { readonly name: string; readonly phoneNumber: string; readonly email: string };
export type SupplierDraft = Omit<Supplier, "id" | "version">;

export type SupplierFaults = {
  readonly name?: TextFault;
  readonly phoneNumber?: "TOO_LONG";
  readonly email?: "MALFORMED";
};

export const supplierEntryOf = (supplier: Supplier | null): SupplierEntry => ({
  name: supplier?.name ?? "",
  phoneNumber: supplier?.phoneNumber ?? "",
  email: supplier?.email ?? "",
});

const given = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What can be sent, or every fault at once. INVENTORY-05 */
export function checkSupplier(entry: SupplierEntry): Result<SupplierDraft, SupplierFaults> {
  const [name, phoneNumber, email] = [entry.name.trim(), given(entry.phoneNumber), given(entry.email)];
  const wrongName = textFault(name);
  const faults: SupplierFaults = {
    ...(wrongName !== null && { name: wrongName }),
    ...((phoneNumber ?? "").length > inventoryLimits.phoneNumber && { phoneNumber: "TOO_LONG" }),
    ...(email !== null && !isEmail(email) && { email: "MALFORMED" }),
  };
  return Object.keys(faults).length > 0 ? refused(faults) : accepted({ name, phoneNumber, email });
}
