import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

import { loadTemporal } from "@cantina/domain/kernel";

import { seededRandom } from "../demo/index.ts";
import { type BenchGoods, fillCart, readGoods } from "./bench-goods.ts";
import { districtLoad } from "./district/district-load.ts";
import type { Asked, LoadAsked, LoadDone } from "./load.ts";
import { measureTills } from "./tills/measure-tills.ts";
import { type Seller, functionSeller, httpSeller } from "./sellers.ts";
import { transferSeller } from "./limits/transfer.ts";
import { keepUploading } from "./uploads/keep-uploading.ts";

async function keepSelling(
  seller: Seller,
  goods: BenchGoods,
  { seed, until, everyMs }: { readonly seed: number; readonly until: number; readonly everyMs: number },
): Promise<readonly number[]> {
  const random = seededRandom(seed);
  const took: number[] = [];
  // Tills don't begin together.
  await pause(everyMs * random.next());
  for (let began = performance.now(); began < until; began = performance.now()) {
    await seller.sell(fillCart(random, goods));
    took.push(performance.now() - began);
    if (everyMs > 0) await pause(everyMs - (performance.now() - began));
  }
  return took;
}

async function openSeller({ way, url, connection }: LoadAsked, goods: BenchGoods): Promise<Seller> {
  if (way === "transfer") return transferSeller(connection);
  return way === "function" ? functionSeller(connection, goods) : httpSeller(url, goods);
}

async function load(asked: LoadAsked, all: BenchGoods): Promise<LoadDone> {
  const { way, clients, seconds, everyMs } = asked;
  const goods = way === "hot" ? { ...all, diners: all.diners.slice(0, 1) } : all;
  const open = () => openSeller(asked, goods);
  const sellers = await Promise.all(Array.from({ length: clients }, open));
  const began = performance.now();
  const until = began + seconds * 1000;
  const took = await Promise.all(
    sellers.map((seller, index) => keepSelling(seller, goods, { seed: index + Math.floor(began), until, everyMs })),
  );
  const elapsed = (performance.now() - began) / 1000;
  await Promise.all(sellers.map((seller) => seller.close()));
  return { took: took.flat(), seconds: elapsed };
}

/** Does what its parent asks for, so that the load shares no event loop with the server. */
export async function serveLoads(): Promise<void> {
  await loadTemporal();
  let known: Promise<BenchGoods> | undefined;
  const district = districtLoad();
  const carryOut = async (asked: Asked): Promise<object> => {
    if (asked.way === "uploads") return keepUploading(asked);
    // Each of its tills is a seller of its own.
    if (asked.way === "district") return district(asked);
    const goods = await (known ??= readGoods(asked.url));
    return asked.way === "tills" ? measureTills(asked, goods) : load(asked, goods);
  };
  const answer = async (asked: Asked): Promise<void> => {
    try {
      process.send?.(await carryOut(asked));
    } catch (error) {
      process.send?.({ failed: String(error) });
    }
  };
  process.on("message", (asked) => void answer(asked as Asked));
}
