import { catalogDeskEndpoints as endpoints } from "@cantina/contract/catalog";
import { type Placed, orderVersion } from "@cantina/domain/catalog-editing";
import { accepted, refused } from "@cantina/domain/kernel";
import { change, recordChanges } from "../http/index.ts";
import { lockCategoriesOf, lockPlacedCategories, lockPlacedProducts, writePositions } from "./sort.queries.ts";

const done = accepted({ data: null });

/** Only what really moves; undefined: a position is for something that is not in the list. */
function movesOf<T extends Placed>(list: readonly T[], positions: readonly Placed[]): readonly Placed[] | undefined {
  const known = new Map(list.map(({ id, position }) => [id, position]));
  if (positions.some(({ id }) => !known.has(id))) return undefined;
  return positions.filter(({ id, position }) => known.get(id) !== position);
}

type Asked = Placed & { readonly version?: string | undefined };

/** Who saw no list asks for these places whatever it has become meanwhile. */
const hasSeen = (asked: readonly Asked[]): boolean => asked.some(({ version }) => version !== undefined);

/** Sent again after its answer was lost, it finds its own work done. EDIT-06 */
function judge(list: readonly Placed[], asked: readonly Asked[], isFresh: (one: Asked) => boolean) {
  const moves = movesOf(list, asked);
  if (moves === undefined && !hasSeen(asked)) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  if (moves !== undefined && (moves.length === 0 || asked.every((one) => one.version === undefined || isFresh(one))))
    return accepted(moves);
  return refused({ code: "STALE_SORT", data: list.map(({ id, position }) => ({ id, position })) });
}

export const sortProducts = change(endpoints.sortProducts, async (trx, { params, body }, context) => {
  const list = await lockPlacedProducts(
    trx,
    await lockCategoriesOf(
      trx,
      params.cafeteriaId,
      body.map(({ id }) => id),
    ),
  );
  const categoryOf = new Map(list.map(({ id, categoryId }) => [id, categoryId]));
  const versionOf = new Map(
    [...new Set(categoryOf.values())].map((categoryId) => [
      categoryId,
      orderVersion(list.filter((one) => one.categoryId === categoryId)),
    ]),
  );
  const judged = judge(list, body, ({ id, version }) => versionOf.get(categoryOf.get(id) ?? "") === version);
  if (!judged.ok) return judged;
  const moved = new Set(judged.value.map(({ id }) => id));
  if (moved.size === 0) return done;
  await writePositions(trx, "product", judged.value);
  const touched = new Set(list.filter(({ id }) => moved.has(id)).map(({ categoryId }) => categoryId));
  await recordChanges(trx, context, {
    noted: judged.value.map(({ id, position }) => ({ entity: "product", id, after: position })),
    told: [...touched].map((id) => ({ entityType: "category", id })),
  });
  return done;
});

export const sortCategories = change(endpoints.sortCategories, async (trx, { params, body }, context) => {
  const list = await lockPlacedCategories(trx, params.cafeteriaId);
  const version = orderVersion(list);
  const judged = judge(list, body, (one) => one.version === version);
  if (!judged.ok) return judged;
  const [first] = judged.value;
  if (first === undefined) return done;
  await writePositions(trx, "category", judged.value);
  await recordChanges(trx, context, {
    noted: judged.value.map(({ id, position }) => ({ entity: "category", id, after: position })),
    told: [{ entityType: "category", id: first.id }],
  });
  return done;
});
