/** SQL: what the database's clock shows, in milliseconds since 1970. */
export const databaseMs = "(extract(epoch from clock_timestamp()) * 1000)::float8";
