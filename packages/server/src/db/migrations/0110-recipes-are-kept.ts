import { migration } from "./migration.ts";

export const recipesAreKept = migration(`
-- As what a promotion holds: another recipe is another version.
create trigger product_ingredient_append_only before update or delete on product_ingredient
  for each row execute function refuse_change();
`);
