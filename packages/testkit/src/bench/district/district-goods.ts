import { type BenchGoods, readCafeteria } from "../bench-goods.ts";
import { openTillClient } from "../till-client.ts";
import { type District, sellerAt } from "./district-data.ts";

/**
 * Signs every till in as a seller of its own; the tills of one cafeteria stand together and share what they have read.
 * One after the other: the server counts who tries at once from one address, and gives back what was no guess.
 */
export async function openTills(
  url: string,
  { cafeterias, tillsPerCafeteria }: District,
): Promise<readonly (readonly BenchGoods[])[]> {
  const district: (readonly BenchGoods[])[] = [];
  for (let cafeteria = 1; cafeteria <= cafeterias; cafeteria += 1) {
    const first = await openTillClient(url, sellerAt(cafeteria, 1));
    const known = await readCafeteria(first);
    const clients = [first];
    for (let till = 2; till <= tillsPerCafeteria; till += 1) {
      clients.push(await openTillClient(url, sellerAt(cafeteria, till)));
    }
    district.push(clients.map(({ jwt, profileId }) => ({ ...known, jwt, sellerId: profileId })));
  }
  return district;
}
