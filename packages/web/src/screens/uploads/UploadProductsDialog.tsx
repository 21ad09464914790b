import { productColumns, templateCategoryRows } from "@cantina/domain/uploads";
import { id } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { type ProductUpload, uploadCalls } from "../../composition/desk/index.ts";
import { categoriesQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { productUploadTexts } from "../../texts/product-uploads.ts";
import * as texts from "../../texts/uploads.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { UploadDialog } from "./UploadDialog.tsx";
import { saveTemplate } from "./save-upload-files.ts";
import type { UploadKind, UploadsProps } from "./upload-kind.ts";
import { shownProducts } from "./uploaded.ts";

type Kind = UploadKind<ProductUpload, ProductUpload["products"][number]>;

/** Adds products from an Excel file. */
export function UploadProductsDialog(props: UploadsProps) {
  const { sources } = useWorkplace();
  const { data: categories } = useQuery(categoriesQuery(sources));
  const { uploadProducts, undoProductUpload } = uploadCalls(sources);
  const kind: Kind = {
    texts: productUploadTexts,
    send: uploadProducts,
    undo: (batchId) => undoProductUpload({ params: { batchId: id(batchId) } }),
    changed: "catalog",
    itemsOf: ({ products }) => products,
    columns: [
      { label: words.title, cell: ({ name }) => name },
      {
        label: words.category,
        cell: ({ categoryId }) => categories?.find((category) => category.id === categoryId)?.name ?? "",
      },
      { label: words.price, isNumber: true, cell: ({ price }) => <AmountText amount={price} /> },
      {
        label: texts.dates,
        cell: ({ displayDates }) => (displayDates.length === 0 ? words.allFeminine : displayDates.length),
      },
    ],
    shown: shownProducts,
    saveTemplate:
      categories === undefined
        ? null
        : () =>
            saveTemplate("Template_carga_masiva_productos.xlsx", {
              title: screens.products,
              columns: Object.values(productColumns),
              choice: {
                column: productColumns.category,
                ...templateCategoryRows,
                options: categories.map(({ name }) => name),
              },
            }),
  };
  return <UploadDialog kind={kind} {...props} />;
}
