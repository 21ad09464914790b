import type { Supplier, SupplierDraft } from "@cantina/domain/inventory";
import { BrokenInvariant, type CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";

export type SupplierRow = Supplier & { readonly status: "ENABLED" | "DELETED" };

const columns: RawBuilder<SupplierRow> = sql`id, name, phone_number as "phoneNumber", email, status, version`;

export async function suppliersOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly SupplierRow[]> {
  const { rows } = await sql<SupplierRow>`
    select ${columns} from supplier
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' order by name collate by_name, id`.execute(db);
  return rows;
}

/** A deleted one too. */
export async function findSupplier(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  supplierId: string,
): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`
    select ${columns} from supplier where cafeteria_id = ${cafeteriaId} and id = ${supplierId}`.execute(db);
  return rows[0];
}

export async function insertSupplier(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { name, phoneNumber, email }: SupplierDraft,
): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`
    insert into supplier (cafeteria_id, name, phone_number, email)
    values (${cafeteriaId}, ${name}, ${phoneNumber}, ${email}) returning ${columns}`.execute(trx);
  return rows[0];
}

/** Of one that is locked. */
export async function updateSupplier(
  trx: Kysely<unknown>,
  { id, name, phoneNumber, email }: Omit<Supplier, "version">,
): Promise<SupplierRow> {
  const { rows } = await sql<SupplierRow>`
    update supplier set version = version + 1, name = ${name}, phone_number = ${phoneNumber}, email = ${email}
     where id = ${id} returning ${columns}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("a locked supplier is gone");
  return rows[0];
}

/** Keeps it from being deleted until the transaction ends; false: it is unknown or deleted. */
export async function holdSupplier(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  supplierId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from supplier
     where cafeteria_id = ${cafeteriaId} and id = ${supplierId} and status = 'ENABLED' for share`.execute(trx);
  return rows.length === 1;
}

/** Nobody edits it or gives it a supply meanwhile; undefined: it is unknown or deleted. */
export async function lockSupplier(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  supplierId: string,
): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`
    select ${columns} from supplier
     where cafeteria_id = ${cafeteriaId} and id = ${supplierId} and status = 'ENABLED' for update`.execute(trx);
  return rows[0];
}

export async function suppliesOf(trx: Kysely<unknown>, supplierId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select name from consumable where supplier_id = ${supplierId} and status = 'ENABLED' order by name collate by_name, id`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

export async function markSupplierDeleted(trx: Kysely<unknown>, supplierId: string): Promise<void> {
  await sql`update supplier set status = 'DELETED' where id = ${supplierId}`.execute(trx);
}
