import { type Instant, type ProfileId, id, localDateOf } from "@cantina/domain/kernel";

import { type DemoAccount, demoAccounts } from "./accounts.ts";
import { cafeteriaRow } from "./cafeteria-row.ts";
import { catalogRows, demoCatalog } from "./catalog.ts";
import { couponDemo } from "./coupons.ts";
import { claimRows } from "./claims.ts";
import { demoCategories, demoClasses, demoClients, demoDiners, withFamilyGomez } from "./diners.ts";
import { makeHistory } from "./history.ts";
import { demoInventory } from "./inventory.ts";
import { type DemoPosting, addSpent, openingPostings, salePostings, spentOnAccount } from "./ledger.ts";
import { orderRows } from "./order-rows.ts";
import { classRow, clientRows, discountCategoryRow, staffRow, userRow } from "./people-rows.ts";
import { passRows } from "./passes.ts";
import { promotionRows } from "./promotions.ts";
import { pickupTimeRows } from "./pickup-times.ts";
import type { Picture } from "./pictures.ts";
import type { Place } from "./places.ts";
import { type Random, seededRandom } from "./random.ts";
import { feedbackRows, reviewRows } from "./reviews.ts";
import { refundSome } from "./refunds.ts";
import { revertSome } from "./reverts.ts";
import { keepRegister } from "./register.ts";
import type { Counter } from "./sales.ts";
import { dayOf, daysUntil, instantAt, milliseconds } from "./school-days.ts";
import { latestCount } from "./stock-count.ts";
import { stockDemo } from "./stock.ts";
import { subscriptionDemo } from "./subscriptions.ts";
import type { DemoRows } from "./tables.ts";

type StaffMember = { readonly account: DemoAccount; readonly userId: string };

type PlaceInput = {
  readonly place: Place;
  readonly now: Instant;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly staff: readonly StaffMember[];
  /** Who signs in as the family of the pictures; only one place has it. */
  readonly familyUserId: string | null;
};

export type PlaceDemo = {
  readonly cafeteriaId: string;
  readonly rows: DemoRows;
  readonly postings: readonly DemoPosting[];
};

const hour = 3_600_000;
const priceListAge = 35 * 24 * hour;

function makePeople(random: Random, { place, familyUserId, staff }: PlaceInput) {
  const classes = demoClasses(random);
  const categories = demoCategories(random);
  const code = place.code.replace("-", "");
  const drawn = demoClients(random, {
    classes,
    categories,
    code,
    clients: place.clients,
    commensals: place.commensals,
  });
  const clients = familyUserId === null ? drawn : withFamilyGomez(drawn, classes);
  const userIds = clients.map((_, index) => (index === 0 ? familyUserId : null) ?? random.uuid());
  const userIdByClient = new Map(clients.map((client, index) => [client.id, userIds[index] ?? ""]));
  const members = staff.map((member) => ({ ...member, profileId: id<"profile">(random.uuid()) }));
  return {
    classes,
    categories,
    clients,
    members,
    userIdOf: (client: { readonly id: ProfileId }) => userIdByClient.get(client.id) ?? "",
  };
}

type People = ReturnType<typeof makePeople>;

/** Where nobody holds that account, whoever works there does the job. */
const profileOf = ({ members }: People, account: DemoAccount): ProfileId =>
  (members.find((member) => member.account === account) ?? members[0])?.profileId ?? id<"profile">("");

/** Everything of one cafeteria, from its seed and the moment alone. */
export function generatePlace(input: PlaceInput): PlaceDemo {
  const { place, pictures, familyUserId } = input;
  const random = seededRandom(place.seed);
  const cafeteriaId = random.uuid();
  const now = milliseconds(input.now);
  const current = localDateOf(input.now, place.zone);
  const days = daysUntil(current, place.zone, place.days);
  const first = days[0] ?? dayOf(current, place.zone);
  const since = instantAt(first.start + 5 * hour);
  const pricesChangedAt = now - priceListAge;

  const people = makePeople(random, input);
  const { classes, categories, clients, members, userIdOf } = people;
  const juniors = classes.slice(0, 4).map((one) => one.id);
  const catalog = demoCatalog(random, { menu: place.menu, juniors, pictures });
  const employeeId = profileOf(people, demoAccounts.employee);
  const administratorId = profileOf(people, demoAccounts.administrator);
  const counter: Counter = {
    random,
    products: catalog.products,
    diners: demoDiners(clients, categories),
    employeeId,
    administratorId,
    offersVoucher: place.voucher !== null,
    pricesChangedAt,
  };
  const { sales, shifts } = makeHistory(counter, place, { days, now });
  const register = keepRegister(random, { cafeteriaId, sellerId: employeeId, shifts }, sales);
  const subscriptions = subscriptionDemo({
    seed: place.seed + 51,
    features: place.features,
    cafeteriaId,
    products: catalog.products,
    clients,
    diners: counter.diners,
    sellerId: employeeId,
    zone: place.zone,
    days,
    now,
  });
  const spent = addSpent(spentOnAccount(sales), subscriptions.spent);
  const openings = openingPostings(random, clients, { spent, at: since });
  const { profile: clientProfiles = [], ...commensals } = clientRows({ cafeteriaId, clients, userIdOf, since });
  const opening = {
    id: cafeteriaId,
    since,
    startDate: first.date,
    today: current,
    defaultCategoryId: categories.general.id,
  };
  const paid = salePostings(sales);
  const reverts = revertSome({
    seed: place.seed + 30,
    products: catalog.products,
    sales,
    salePostings: paid,
    employeeId,
    now,
  });
  // Of days before today, on which the figures stand still, and of nobody whose balance is shown in pictures.
  const refunds = refundSome({
    seed: place.seed + 31,
    sales: reverts.standing.filter(
      ({ order: { buyerId }, localDate }) =>
        localDate < current && (buyerId === null || userIdOf({ id: buyerId }) !== familyUserId),
    ),
    salePostings: paid,
    employeeId,
  });
  const orders = orderRows(cafeteriaId, sales);
  const coupons = couponDemo({
    place,
    cafeteriaId,
    products: catalog.products,
    diners: counter.diners,
    sellerId: administratorId,
    days,
    now,
    pricesChangedAt,
  });
  const goods = catalogRows(catalog, { cafeteriaId, openedAt: since, pricesChangedAt: instantAt(pricesChangedAt) });
  const passes = passRows({
    seed: place.seed + 95,
    features: place.features,
    cafeteriaId,
    catalog,
    today: current,
    zone: place.zone,
    openedAt: since,
  });
  const promotions = promotionRows({ seed: place.seed + 105, cafeteriaId, catalog, openedAt: since });
  const standing = reverts.withCancellations([
    ...(orders.transaction ?? []),
    ...(coupons.rows.transaction ?? []),
    ...(subscriptions.rows.transaction ?? []),
  ]);
  const transaction = refunds.withRefunds(standing);
  const items = refunds.withRefundedLines([
    ...(orders.transaction_item ?? []),
    ...(coupons.rows.transaction_item ?? []),
  ]);
  const inventory = demoInventory({
    seed: place.seed + 100,
    features: place.features,
    cafeteriaId,
    catalog,
    openedAt: since,
    keeperId: administratorId,
    days,
    now,
    orders: { transaction, transaction_item: items },
  });
  const stock = stockDemo(catalog.products, sales, {
    cafeteriaId,
    keeperId: administratorId,
    openedAt: since,
    count: place.features.includes("inventory") ? latestCount(place.seed + 110, days, now) : null,
  });
  return {
    cafeteriaId,
    rows: {
      cafeteria: [cafeteriaRow(place, opening)],
      discount_category: Object.values(categories).map((category) => discountCategoryRow(cafeteriaId, category)),
      cafeteria_class: classes.map((one) => classRow(cafeteriaId, one)),
      pickup_time: pickupTimeRows(seededRandom(place.seed + 25), cafeteriaId),
      // The family signs in with its own account, which is made once for the whole demo.
      authentication_user: clients
        .filter((client) => userIdOf(client) !== familyUserId)
        .map((client) => userRow({ id: userIdOf(client), email: client.email, passwordHash: null, since })),
      profile: [...members.map((member) => staffRow(cafeteriaId, { ...member, since })), ...clientProfiles],
      ...commensals,
      ...goods,
      product: [...(goods.product ?? []), ...passes.product, ...promotions.product],
      product_version: [
        ...inventory.withCosts(goods.product_version ?? []),
        ...passes.product_version,
        ...promotions.product_version,
      ],
      promotion_item: promotions.promotion_item,
      calendar_product: passes.calendar_product,
      ...inventory.rows,
      ...register.rows,
      ...coupons.rows,
      ...subscriptions.rows,
      transaction,
      transaction_item: items,
      claim: claimRows({ seed: place.seed + 50, cafeteriaId, clients, now }),
      review: reviewRows({ seed: place.seed + 201, cafeteriaId, sales, clients, now }),
      feedback: feedbackRows({ seed: place.seed + 202, cafeteriaId, clients, now }),
      ...stock,
    },
    postings: [
      ...openings,
      ...register.postings,
      ...paid,
      ...coupons.postings,
      ...subscriptions.postings,
      ...reverts.postings,
      ...refunds.postings,
    ].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  };
}
