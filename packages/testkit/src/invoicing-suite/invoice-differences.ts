import type { Query } from "../orders-suite/index.ts";
import type { ArcaStandIn } from "../stand-ins/index.ts";

/** What the office's books and ours say otherwise, both ways; none: they agree one to one. */
export async function invoiceDifferences(query: Query, office: ArcaStandIn): Promise<readonly string[]> {
  const ours = await query(
    `select i.cuit, i.point_of_sale as point, i.document_type as type, i.number, i.cae, i.total, i.net, i.vat,
            to_char(i.issued_on, 'YYYYMMDD') as day, o.number as corrects
       from invoice i left join invoice o on o.id = i.corrects where i.status = 'AUTHORISED'`,
    [],
  );
  const decimal = (cents: unknown): string => (Number(cents) / 100).toFixed(2);
  const ourLines = ours.map((row) =>
    [
      row["cuit"],
      row["point"],
      row["type"],
      row["number"],
      row["cae"],
      decimal(row["total"]),
      decimal(row["net"]),
      decimal(row["vat"]),
      row["day"],
      row["corrects"],
    ].join(" "),
  );
  const theirs = office
    .documents()
    .filter(({ isForeign }) => !isForeign)
    .map(({ cuit, pointOfSale, documentType, number, cae, total, net, vat, day, corrects }) =>
      [cuit, pointOfSale, documentType, number, cae, total, net, vat, day, corrects].join(" "),
    );
  return [
    ...ourLines.filter((line) => !theirs.includes(line)).map((line) => `only ours: ${line}`),
    ...theirs.filter((line) => !ourLines.includes(line)).map((line) => `only theirs: ${line}`),
  ];
}
