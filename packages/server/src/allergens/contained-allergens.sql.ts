import { allergens } from "@cantina/domain/allergens";
import { sqlFunction } from "../db/index.ts";

const inOrder = `array[${allergens.map((one) => `'${one}'`).join(", ")}]`;

/**
 * The products of a cafeteria that contain an allergen, and which. It goes up from what carries one, so that it costs
 * nothing where nothing does; the same as the domain's `containedAllergens` finds. ALLERGEN-02
 */
export const containedAllergensFunction = sqlFunction(
  "contained_allergens",
  `(the_cafeteria uuid) returns table (product_id uuid, allergens text[]) language sql stable as $$
  with recursive carrier (consumable_id, allergen) as (
    select c.id, own.allergen from consumable c, unnest(c.allergens) own (allergen) where c.cafeteria_id = the_cafeteria
    union
    select i.consumable_id, r.allergen from carrier r join consumable_ingredient i on i.ingredient_id = r.consumable_id
  ), held (product_id, allergen) as (
    select p.id, own.allergen from product p, unnest(p.own_allergens) own (allergen) where p.cafeteria_id = the_cafeteria
    union
    select p.id, r.allergen
      from carrier r
      join product_ingredient i on i.consumable_id = r.consumable_id
      join product p on p.id = i.product_id and p.current_version = i.version
  ), whole (product_id, allergen) as (
    select h.product_id, h.allergen from held h
    union
    select p.id, h.allergen
      from held h
      join promotion_item i on i.product_id = h.product_id
      join product p on p.id = i.promotion_id and p.current_version = i.version
  )
  select w.product_id, array_agg(w.allergen order by array_position(${inOrder}, w.allergen)) from whole w
   group by w.product_id
$$`,
);
