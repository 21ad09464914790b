import process from "node:process";
import {
  type HostedBuyer,
  type OnlineBuyer,
  type WalletBuyer,
  listenForMattilda,
  openBuyer,
  openHostedBuyer,
  openWalletBuyer,
} from "../online-suite/index.ts";
import {
  type Directa24StandIn,
  type MattildaPayStandIn,
  type MercadoPagoStandIn,
  type SignedPlexoStandIn,
  startDirecta24,
  startMattildaPay,
  startMercadoPago,
  startPlexoSigned,
} from "../stand-ins/index.ts";
import { type TorturePlace, openPlace } from "../torture/index.ts";
import { type FixedDoor, openFixedDoor } from "./fixed-door.ts";

export type Scene = {
  readonly door: FixedDoor;
  readonly place: TorturePlace;
  readonly shop: MercadoPagoStandIn;
  /** By card; one takes debit cards alone. */
  readonly cards: readonly OnlineBuyer[];
  /** By wallets of Mercado Pago's, each in a canteen of its own. */
  readonly wallets: readonly WalletBuyer[];
  /** On a page where a buyer only chooses; one takes debit cards alone. */
  readonly plexo: { readonly shop: SignedPlexoStandIn; readonly buyers: readonly HostedBuyer[] };
  /** On a page that takes the money itself. */
  readonly mattilda: {
    readonly shop: MattildaPayStandIn;
    readonly buyer: HostedBuyer;
    readonly noticeUrl: string;
  };
  /** On another such page. */
  readonly directa24: { readonly shop: Directa24StandIn; readonly buyer: HostedBuyer };
};

/** What every canteen charges, in hundredths of a percent. */
const surcharge = 325;
const secondCommerce = 63;
const walletBuyers = 4;

async function openPlexoBuyers(
  { database }: TorturePlace,
  { door, shop }: { readonly door: FixedDoor; readonly shop: SignedPlexoStandIn },
): Promise<readonly HostedBuyer[]> {
  shop.tellAt(`${door.url}/api/plexo/notices`);
  shop.addCommerce(secondCommerce);
  const open = (accountId: string): Promise<HostedBuyer> =>
    openHostedBuyer(
      { database, url: door.url },
      { provider: "PLEXO", feature: "plexo", country: "UY", accountId, surcharge },
    );
  const buyers = [await open(shop.firstCommerce), await open(String(secondCommerce))];
  await database.query("update cafeteria set features = features || '{debitOnly}' where id = $1", [
    buyers[1]?.cafeteriaId,
  ]);
  return buyers;
}

async function openMattilda({ database }: TorturePlace, door: FixedDoor, shop: MattildaPayStandIn) {
  const buyer = await openHostedBuyer(
    { database, url: door.url },
    { provider: "MATTILDA", feature: "mattilda", country: "MX", accountId: shop.firstMerchant, surcharge },
  );
  return { shop, buyer, noticeUrl: await listenForMattilda(door.url, shop, buyer) };
}

async function openDirecta24({ database }: TorturePlace, door: FixedDoor, shop: Directa24StandIn) {
  const buyer = await openHostedBuyer(
    { database, url: door.url },
    { provider: "DIRECTA24", feature: "directa24", country: "AR", accountId: shop.firstSubMerchant, surcharge },
  );
  return { shop, buyer };
}

/** The product in a process of its own, and a canteen for each way to pay. */
export async function openScene(program: string): Promise<Scene> {
  const [shop, door] = await Promise.all([startMercadoPago(), openFixedDoor()]);
  const [gateway, pages, deposits] = await Promise.all([startPlexoSigned(), startMattildaPay(), startDirecta24()]);
  const { apiUrl: gatewayUrl, ...gatewayKeys } = gateway.settings;
  const { apiUrl: pagesUrl, ...pagesKeys } = pages.settings;
  const { apiUrl: depositsUrl, ...depositsKeys } = deposits.settings;
  Object.assign(process.env, {
    CANTINA_MERCADO_PAGO: JSON.stringify({ AR: shop.application }),
    CANTINA_MERCADO_PAGO_URL: shop.apiUrl,
    CANTINA_WALLET_CONNECT: JSON.stringify(shop.settings.wallets),
    CANTINA_PLEXO: JSON.stringify(gatewayKeys),
    CANTINA_PLEXO_URL: gatewayUrl,
    CANTINA_MATTILDA_PAY: JSON.stringify(pagesKeys),
    CANTINA_MATTILDA_PAY_URL: pagesUrl,
    CANTINA_DIRECTA24: JSON.stringify(depositsKeys),
    CANTINA_DIRECTA24_URL: depositsUrl,
    PUBLIC_URL: door.url,
  });
  const place = await openPlace(program, false);
  door.aim(place.server().port);
  // A new payment is not found at once by who looks for its reference.
  shop.hideFor(3_000);
  shop.wallet.hearAt(`${door.url}/api/mercadopago/notices/AR`);
  const around = { database: place.database, url: door.url, shop, fees: { surcharge, market: 550 } };
  return {
    door,
    place,
    shop,
    cards: [await openBuyer(around), await openBuyer({ ...around, features: ["mercadoPago", "debitOnly"] })],
    wallets: await Promise.all(Array.from({ length: walletBuyers }, () => openWalletBuyer(around))),
    plexo: { shop: gateway, buyers: await openPlexoBuyers(place, { door, shop: gateway }) },
    mattilda: await openMattilda(place, door, pages),
    directa24: await openDirecta24(place, door, deposits),
  };
}

/** What was written stays when it is evidence. */
export async function closeScene(
  { door, place, shop, plexo, mattilda, directa24 }: Scene,
  keep: boolean,
): Promise<void> {
  await place.close(keep);
  await Promise.all([shop, plexo.shop, mattilda.shop, directa24.shop, door].map((one) => one.close()));
}
