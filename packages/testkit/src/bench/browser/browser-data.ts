/** How many of the 5,000 products are on the screen: those in the first places. */
export const shownProducts = 2_000;
const allDiners = 5_000;

/** In the name of the last diner; those before have one less each. No class has a 9 in its name. */
export const highestNumber = 9_998;

/** EAN-13 in form; nobody checks the last digit. */
export const barcodeOf = (place: number): string => String(7_790_000_000_000 + place);
export const productName = (place: number): string => `Producto ${place}`;

/** Of fluent-emoji: one picture for each category. */
export const emojis = [
  "red-apple",
  "banana",
  "grapes",
  "peach",
  "pear",
  "tangerine",
  "cookie",
  "candy",
  "lollipop",
  "popcorn",
  "peanuts",
  "french-fries",
  "chocolate-bar",
  "custard",
  "ice-cream",
  "cupcake",
  "pancakes",
  "pie",
  "rice-ball",
  "potato",
] as const;

/**
 * Makes of the bench's 200 products and 1,000 diners 5,000 each. Twenty categories have
 * 2,000 products on the screen; the rest has a display date that is over.
 */
export const browserData: readonly string[] = [
  // Or the till would ask for its cash before anything else.
  `update cafeteria set features = array_remove(features, 'flowControl')`,
  `insert into category (cafeteria_id, name, position)
   select id, 'Categoría ' || n, n from cafeteria, generate_series(1, 19) n`,
  `insert into product (cafeteria_id, category_id, position, current_stock, display_dates)
   select k.cafeteria_id, k.id, n, case when n % 3 = 0 then 500 end,
          case when n > ${shownProducts} then '{2016-11-05}'::date[] else '{}' end
     from generate_series(201, 5000) n join category k on k.position = 1 + n % 19`,
  `insert into product_version (product_id, version, name, price)
   select id, 1, 'Producto ' || position, 50000 + position * 100 from product where position > 200`,
  `insert into stock_flow (cafeteria_id, product_id, type, amount)
   select cafeteria_id, id, 'INITIALIZE_STOCK', current_stock from product where position > 200 and current_stock is not null`,
  // A stock that a badge is made for.
  `insert into stock_flow (cafeteria_id, product_id, type, amount)
   select cafeteria_id, id, 'OUT', 500 - current_stock from product where position <= 200`,
  `update product set current_stock = 500 where position <= 200`,
  `update product set barcode = (7790000000000 + position)::text`,
  `insert into authentication_user (email, confirmed_at)
   select 'c' || n || '@bench', now() from generate_series(1001, ${allDiners}) n`,
  `insert into profile (authentication_user_id, cafeteria_id, username, type)
   select u.id, c.id, u.email, 'CLIENT' from authentication_user u, cafeteria c
    where u.email like 'c%@bench' and not exists (select from profile p where p.authentication_user_id = u.id)`,
  `insert into commensal (cafeteria_id, profile_id, first_name, last_name, class_id)
   select p.cafeteria_id, p.id, 'Comensal', 'Nuevo', (select k.id from cafeteria_class k order by md5(k.id::text || p.id::text) limit 1)
     from profile p where p.type = 'CLIENT' and not exists (select from commensal m where m.profile_id = p.id)`,
  `update commensal m set
     first_name = (array['Agustín', 'Camila', 'Joaquín', 'Lucía', 'Martín', 'Sofía', 'Tomás', 'Valentina'])[1 + n % 8],
     last_name = (array['Fernández', 'Gómez', 'Ibáñez', 'López', 'Muñoz', 'Pérez', 'Quiroga'])[1 + n % 7] || ' ' || (${highestNumber + 1} - n)
   from (select id, substring(username from '[0-9]+')::int as n from profile where type = 'CLIENT') p
  where p.id = m.profile_id`,
  // No digits but in names and classes, so that a search by number finds what it names.
  `update authentication_user set email = translate(email, '0123456789', 'abcdefghij') where email like 'c%@bench'`,
  `update profile set username = translate(username, '0123456789', 'abcdefghij') where type = 'CLIENT'`,
];

/** $1: ids of the pictures, $2: their text. */
export const pictureData = `
  with made as (
    insert into picture (id, content_type, bytes)
    select id, 'image/svg+xml', convert_to(svg, 'UTF8') from unnest($1::text[], $2::text[]) as given (id, svg) returning id)
  update product p set picture_id = ($1::text[])[1 + k.position] from category k
   where k.id = p.category_id and exists (select from made)`;
