import type { CafeteriaClass, ClassList } from "@cantina/domain/cafeteria";
import { BrokenInvariant, type CafeteriaId, type ClassId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

type StoredClass = CafeteriaClass & { readonly version: number };
export type StoredClasses = Omit<ClassList, "classes"> & { readonly classes: readonly StoredClass[] };

/** Of a cafeteria `c`, in their order. */
export const classesOfC = sql<readonly StoredClass[]>`
  coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'version', k.version, 'name', k.name, 'position', k.position)
                             order by k.position, k.id)
              from cafeteria_class k where k.cafeteria_id = c.id and k.status = 'ENABLED'), '[]')`;

/** Alone with the list: whoever else changes it waits. LOCK-01 */
export async function lockClasses(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<StoredClasses> {
  await sql`select 1 from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
  return readClasses(trx, cafeteriaId);
}

export async function readClasses(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<StoredClasses> {
  const { rows } = await sql<StoredClasses>`
    select c.classes_version as version, ${classesOfC} as classes from cafeteria c where c.id = ${cafeteriaId}`.execute(
    db,
  );
  if (rows[0] === undefined) throw new BrokenInvariant("the cafeteria of a session is not there");
  return rows[0];
}

async function nextVersion(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`update cafeteria set classes_version = classes_version + 1 where id = ${cafeteriaId}`.execute(trx);
}

export async function insertClass(trx: Kysely<unknown>, cafeteriaId: CafeteriaId, name: string): Promise<void> {
  await sql`
    insert into cafeteria_class (cafeteria_id, name, position)
    select ${cafeteriaId}, ${name}, coalesce(max(position), 0) + 1
      from cafeteria_class where cafeteria_id = ${cafeteriaId} and status = 'ENABLED'`.execute(trx);
  await nextVersion(trx, cafeteriaId);
}

export async function updateClassName(trx: Kysely<unknown>, classId: ClassId, name: string): Promise<void> {
  await sql`update cafeteria_class set version = version + 1, name = ${name} where id = ${classId}`.execute(trx);
}

/** Of its current commensals; who is being put into it just now is waited for. */
export async function countCommensals(trx: Kysely<unknown>, classId: ClassId): Promise<number> {
  await sql`select 1 from cafeteria_class where id = ${classId} for update`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from commensal m join profile p on p.id = m.profile_id
     where m.class_id = ${classId} and m.status = 'ENABLED' and p.status = 'ENABLED'`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function markClassDeleted(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  classId: ClassId,
): Promise<void> {
  await sql`update cafeteria_class set status = 'DELETED' where id = ${classId}`.execute(trx);
  await nextVersion(trx, cafeteriaId);
}

export async function updatePositions(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  order: readonly ClassId[],
): Promise<void> {
  await sql`
    update cafeteria_class k set position = wanted.position
      from unnest(${order}::uuid[]) with ordinality as wanted(id, position)
     where k.id = wanted.id and k.cafeteria_id = ${cafeteriaId}`.execute(trx);
  await nextVersion(trx, cafeteriaId);
}

/** Whether all of them are classes of this cafeteria; held until what names them is written: one that is being deleted meanwhile is none. */
export async function areClasses(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  classIds: readonly ClassId[],
): Promise<boolean> {
  const wanted = [...new Set(classIds)];
  const { rows } = await sql`
    select 1 from cafeteria_class
     where id = any (${wanted}::uuid[]) and cafeteria_id = ${cafeteriaId} and status = 'ENABLED'
     order by id for share`.execute(trx);
  return rows.length === wanted.length;
}
