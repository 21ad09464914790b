import { Box } from "@chakra-ui/react/box";
import type { ProductUpload } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/uploads.ts";
import * as words from "../../../texts/words.ts";
import * as screens from "../../../texts/screens.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Table } from "../../../ui/Table.tsx";

/** More than these nobody reads on a screen; the file has them all. */
const mostShown = 50;

// A phone shows it without the heading.
const rowLabel = ({ row }: { readonly row: number }) => (
  <Box as="span" whiteSpace="nowrap">
    {texts.rowNumber(row)}
  </Box>
);

export interface UploadPlanProps {
  readonly plan: ProductUpload;
  readonly categoryName: (categoryId: string) => string;
}

/** What the file would add, or all that is wrong with it. */
export function UploadPlan({ plan, categoryName }: UploadPlanProps) {
  const { products, faults } = plan;
  const hidden = Math.max(products.length, faults.length) - mostShown;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      {faults.length > 0 ? (
        <Notice kind="error">{texts.faulty(faults.length)}</Notice>
      ) : (
        <Notice kind="info">{texts.planned(products.length)}</Notice>
      )}
      {plan.unused.length > 0 && <Notice kind="warning">{texts.unused(plan.unused)}</Notice>}
      <Box
        {...{ tabIndex: 0, role: "region" }}
        aria-label={faults.length > 0 ? texts.faultsOfFile : texts.productsOfFile}
        maxH="320px"
        overflowY="auto"
      >
        {faults.length > 0 ? (
          <Table
            label={texts.faults}
            rows={faults.slice(0, mostShown)}
            rowKey={({ row, column }) => `${row} ${column}`}
            columns={[
              { label: texts.row, cell: rowLabel },
              { label: texts.column, cell: ({ column }) => column },
              { label: words.reason, cell: ({ reason }) => reason },
              { label: texts.value, cell: ({ value }) => (value === "" ? texts.noValue : value.slice(0, 60)) },
            ]}
          />
        ) : (
          <ProductRows products={products} categoryName={categoryName} />
        )}
      </Box>
      <More hidden={hidden} />
    </Box>
  );
}

function More({ hidden }: { readonly hidden: number }) {
  if (hidden <= 0) return null;
  return (
    <Box fontSize="13px" color="fg.muted">
      {texts.moreRows(hidden)}
    </Box>
  );
}

type ProductsProps = Pick<UploadPlanProps, "categoryName"> & Pick<ProductUpload, "products">;

function ProductRows({ products, categoryName }: ProductsProps) {
  return (
    <Table
      label={screens.products}
      rows={products.slice(0, mostShown)}
      rowKey={({ row }) => String(row)}
      columns={[
        { label: texts.row, cell: rowLabel },
        { label: words.title, cell: ({ name }) => name },
        { label: words.category, cell: ({ categoryId }) => categoryName(categoryId) },
        { label: words.price, isNumber: true, cell: ({ price }) => <AmountText amount={price} /> },
        {
          label: texts.dates,
          cell: ({ displayDates }) => (displayDates.length === 0 ? words.allFeminine : displayDates.length),
        },
      ]}
    />
  );
}

/** What is in the catalogue now. */
export function UploadedProducts(props: ProductsProps) {
  return (
    <>
      <Box {...{ tabIndex: 0, role: "region" }} aria-label={texts.addedProducts} maxH="320px" overflowY="auto">
        <ProductRows {...props} />
      </Box>
      <More hidden={props.products.length - mostShown} />
    </>
  );
}
