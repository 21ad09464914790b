import pg from "pg";

/** Asks these one after the other, on a connection of their own that ends with them. */
export async function askOnce(connection: pg.ClientConfig, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
