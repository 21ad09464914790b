import { expect, test } from "vitest";
import { routeTable } from "./route-table.ts";
import { titleOf } from "./title-of.ts";

test("the screens of a group stand together, so that the menu has one order for all", () => {
  const groups = routeTable.flatMap(({ menu }) => (menu === null ? [] : [menu.group]));
  const seams = groups.filter((group, at) => group !== groups[at - 1]);
  expect(seams).toEqual([...new Set(groups)]);
});

test("every screen has a title of its own, also one that nobody knows", () => {
  expect(titleOf("/manage_users")).toBe("Clientes · Cantina");
  expect(titleOf("/no-existe")).toBe("Página no encontrada · Cantina");
  const titles = routeTable.map(({ path }) => titleOf(path));
  expect(new Set(titles).size).toBe(titles.length);
});
