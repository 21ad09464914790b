import type { clientDeskEndpoints } from "@cantina/contract/clients";
import type { RequestOf } from "@cantina/contract/endpoint";
import { clientPageSize } from "@cantina/domain/clients";

import { manyClients } from "./clients-data.ts";

type Asked = {
  readonly name: string;
  readonly query: RequestOf<typeof clientDeskEndpoints.listManagedClients>["query"];
  readonly order: string;
  readonly condition: string;
  readonly offset: number;
};

const firstPage = { order: "lower(u.email), p.id", condition: "true", offset: 0 } as const;
const far = manyClients - 5 * clientPageSize;

const asked: readonly Asked[] = [
  { ...firstPage, name: "first page", query: {} },
  {
    ...firstPage,
    name: "first page, by balance",
    query: { sort: "BALANCE", direction: "DESC" },
    order: "a.balance desc, p.id desc",
  },
  {
    ...firstPage,
    name: "search that finds few",
    query: { search: "gomez 1234" },
    condition: "p.search_text like '%gomez%' and p.search_text like '%1234%'",
  },
  {
    ...firstPage,
    name: "search that finds thousands",
    query: { search: "gomez" },
    condition: "p.search_text like '%gomez%'",
  },
  { ...firstPage, name: "who owes", query: { view: "DEBT" }, condition: "a.balance < 0" },
  { ...firstPage, name: "far page", query: { offset: far }, offset: far },
  {
    ...firstPage,
    name: "far page, by balance",
    query: { sort: "BALANCE", direction: "DESC", offset: far },
    order: "a.balance desc, p.id desc",
    offset: far,
  },
];

const found = (condition: string): string => `
  from profile p
  join authentication_user u on u.id = p.authentication_user_id
  join account a on a.profile_id = p.id and a.kind = 'CLIENT'
 where p.cafeteria_id = (select id from cafeteria) and p.type = 'CLIENT' and p.status = 'ENABLED' and ${condition}`;

/** What is asked of the product, and the same of the tables. */
export const clientCases = asked.map(({ name, query, order, condition, offset }) => ({
  name,
  query: { ...query, limit: clientPageSize },
  rowsText: `
    select p.*, u.email, a.balance,
           (select json_agg(c order by c.first_name, c.last_name) from commensal c where c.profile_id = p.id) as commensals
    ${found(condition)} order by ${order} limit ${clientPageSize} offset ${offset}`,
  countText: `select count(*) ${found(condition)}`,
}));
