import type { Category } from "@cantina/domain/catalog";
import { productColumns, templateCategoryRows } from "@cantina/domain/uploads";
import { makeTable, makeTemplate, saveFile } from "../../composition/device/index.ts";
import type { ProductUpload } from "../../composition/desk/index.ts";
import * as files from "../../texts/exports.ts";
import * as screens from "../../texts/screens.ts";
import { notify } from "../../ui/notify.ts";
import { faultTable } from "./fault-table.ts";

async function save(name: string, make: () => Promise<Blob>): Promise<void> {
  try {
    saveFile(await make(), name);
  } catch {
    void notify({ kind: "error", title: files.notExported("excel") });
  }
}

/** An empty file to be filled in, with the categories to choose from. */
export const saveProductTemplate = (categories: readonly Category[]): Promise<void> =>
  save("Template_carga_masiva_productos.xlsx", () =>
    makeTemplate({
      title: screens.products,
      columns: Object.values(productColumns),
      choice: {
        column: productColumns.category,
        ...templateCategoryRows,
        options: categories.map(({ name }) => name),
      },
    }),
  );

/** The faulty file with one more column. */
export const saveFaults = (plan: ProductUpload): Promise<void> =>
  save("productos_con_errores.xlsx", () => {
    const { columns, rows } = faultTable(plan);
    return makeTable(screens.products, columns, rows);
  });
