import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";
import { randomUUID } from "node:crypto";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { createApiClient } from "@cantina/adapters/http";
import { type ChangeFeed, type ChangeNews, type LinkState, signalrChanges } from "@cantina/adapters/realtime";
import { afterEach, expect, test, vi } from "vitest";
import { makeCafeteria, withTestServer } from "../database/index.ts";
import { signInAs } from "../orders-suite/index.ts";

const server = withTestServer();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

type Seen = { readonly news: ChangeNews[]; readonly links: LinkState[]; readonly feed: ChangeFeed };

function follow(baseUrl: string, token: string, tabId: string): Seen {
  const news: ChangeNews[] = [];
  const links: LinkState[] = [];
  const feed = signalrChanges({
    baseUrl,
    token: () => token,
    tabId,
    onNews: (one) => void news.push(one),
    onLink: (state) => void links.push(state),
  });
  cleanups.push(feed.stop);
  return { news, links, feed };
}

const linked = ({ links }: Seen) => vi.waitFor(() => expect(links.at(-1)).toBe("connected"), { timeout: 8000 });
const entities = ({ news }: Seen) => news.filter((one) => one.type === "entity");

async function place() {
  const { database, url } = server();
  const cafeteria = await makeCafeteria(database);
  const token = await signInAs(database, cafeteria.administrator.profileId);
  const makeCategory = (tabId: string) =>
    createApiClient({ baseUrl: `${url}/api`, token: () => token, tabId, onSessionExpired: () => {} }).call(
      catalogEndpoints.createCategory,
      { params: { cafeteriaId: cafeteria.id }, body: { name: `Categoría ${randomUUID()}` } },
      { idempotencyKey: randomUUID() },
    );
  return { baseUrl: `${url}/api`, url: new URL(url), token, makeCategory };
}

/** A link that can be cut, and that is down until it is opened. */
function cuttableLink(first: URL) {
  let target = first;
  const sockets = new Set<Socket>();
  const proxy: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        near.destroy();
        far.destroy();
        sockets.delete(socket);
      });
    }
    near.pipe(far).pipe(near);
  });
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return {
    open: (port = 0) =>
      new Promise<number>((resolve) => {
        proxy.listen(port, "127.0.0.1", () => resolve((proxy.address() as AddressInfo).port));
      }),
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    leadTo: (next: URL) => {
      target = next;
    },
  };
}

test("another tab of the same person hears of a change, the tab that made it does not", async () => {
  const { baseUrl, token, makeCategory } = await place();
  const mine = follow(baseUrl, token, "mine");
  const other = follow(baseUrl, token, "other");
  await Promise.all([linked(mine), linked(other)]);
  const made = await makeCategory("mine");
  if (!made.ok) throw new Error(made.failure.code);
  await vi.waitFor(() =>
    expect(entities(other)).toContainEqual({
      type: "entity",
      kind: "changed",
      entityType: "category",
      id: made.value.id,
    }),
  );
  expect(entities(mine)).toEqual([]);
});

test("a cut link is told, comes back by itself, and asks to read everything again", async () => {
  const { url, token, makeCategory } = await place();
  const link = cuttableLink(url);
  const seen = follow(`http://127.0.0.1:${await link.open()}/api`, token, "mine");
  await linked(seen);
  seen.news.length = 0;
  link.cut();
  await vi.waitFor(() => expect(seen.links.at(-1)).toBe("reconnecting"));
  await linked(seen);
  expect(seen.news).toContainEqual({ type: "missed" });
  await makeCategory("other");
  await vi.waitFor(() => expect(entities(seen)).toHaveLength(1));
});

test("a link that comes back at another server asks to read what it missed, and hears what comes after", async () => {
  const { url, token, makeCategory } = await place();
  const another = await server().startAnother();
  const link = cuttableLink(url);
  const seen = follow(`http://127.0.0.1:${await link.open()}/api`, token, "mine");
  await linked(seen);
  await makeCategory("other");
  await vi.waitFor(() => expect(entities(seen)).toHaveLength(1));
  seen.news.length = 0;
  link.leadTo(new URL(another.url));
  link.cut();
  await makeCategory("other");
  await vi.waitFor(() => expect(seen.news).toContainEqual({ type: "missed" }), { timeout: 8000 });
  const before = entities(seen).length;
  await makeCategory("other");
  await vi.waitFor(() => expect(entities(seen)).toHaveLength(before + 1));
});

test("a link that can't be made at first is made later", async () => {
  const { url, token } = await place();
  const link = cuttableLink(url);
  const taken = cuttableLink(url);
  const port = await taken.open();
  await cleanups.pop()?.();
  const seen = follow(`http://127.0.0.1:${port}/api`, token, "mine");
  await vi.waitFor(() => expect(seen.links).toEqual(["reconnecting"]));
  await link.open(port);
  await linked(seen);
});

test("a stopped feed says that it is closed and nothing more", async () => {
  const { baseUrl, token, makeCategory } = await place();
  const seen = follow(baseUrl, token, "mine");
  await linked(seen);
  await seen.feed.stop();
  expect(seen.links.at(-1)).toBe("closed");
  seen.news.length = 0;
  await makeCategory("other");
  const other = follow(baseUrl, token, "watcher");
  await linked(other);
  expect(seen.news).toEqual([]);
});
