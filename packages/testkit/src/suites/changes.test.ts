import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";
import { randomUUID } from "node:crypto";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { createApiClient } from "@cantina/adapters/http";
import { id } from "@cantina/domain/kernel";
import { type ChangeFeed, type ChangeNews, type LinkState, signalrChanges } from "@cantina/adapters/realtime";
import { afterEach, expect, test } from "vitest";
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

const linked = ({ links }: Seen) => expect.poll(() => links.at(-1)).toBe("connected");
const entities = ({ news }: Seen) => news.filter((one) => one.type === "entity");
const changed = (id: string) => ({ type: "entity", kind: "changed", entityType: "category", id });

async function place() {
  const { database, url } = server();
  const cafeteria = await makeCafeteria(database);
  const token = await signInAs(database, cafeteria.administrator.profileId);
  const makeCategory = async (tabId: string): Promise<string> => {
    const api = createApiClient({ baseUrl: `${url}/api`, token: () => token, tabId, onSessionExpired: () => {} });
    const made = await api.call(
      catalogEndpoints.createCategory,
      { params: { cafeteriaId: id<"cafeteria">(cafeteria.id) }, body: { name: `Categoría ${randomUUID()}` } },
      { idempotencyKey: randomUUID() },
    );
    if (!made.ok) throw new Error(made.failure.code);
    return made.value.id;
  };
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
  const after = await makeCategory("third");
  // A tab hears in order: who has heard of the second has heard of the first, or never will.
  await expect.poll(() => entities(mine)).toContainEqual(changed(after));
  expect(entities(mine)).toEqual([changed(after)]);
  await expect.poll(() => entities(other)).toEqual([changed(made), changed(after)]);
});

test("a cut link is told, comes back by itself, and asks to read everything again", async () => {
  const { url, token, makeCategory } = await place();
  const link = cuttableLink(url);
  const seen = follow(`http://127.0.0.1:${await link.open()}/api`, token, "mine");
  await linked(seen);
  seen.news.length = 0;
  seen.links.length = 0;
  link.cut();
  await expect.poll(() => seen.links).toEqual(["reconnecting", "connected"]);
  expect(seen.news).toContainEqual({ type: "missed" });
  const after = await makeCategory("other");
  await expect.poll(() => entities(seen)).toEqual([changed(after)]);
});

test("a link that comes back at another server asks to read what it missed, and hears what comes after", async () => {
  const { url, token, makeCategory } = await place();
  const another = await server().startAnother();
  const link = cuttableLink(url);
  const seen = follow(`http://127.0.0.1:${await link.open()}/api`, token, "mine");
  await linked(seen);
  const before = await makeCategory("other");
  await expect.poll(() => entities(seen)).toEqual([changed(before)]);
  seen.news.length = 0;
  link.leadTo(new URL(another.url));
  link.cut();
  await makeCategory("other");
  await expect.poll(() => seen.news).toContainEqual({ type: "missed" });
  const after = await makeCategory("other");
  await expect.poll(() => entities(seen)).toContainEqual(changed(after));
});

test("a link that can't be made at first is made later", async () => {
  const { url, token } = await place();
  const link = cuttableLink(url);
  const taken = cuttableLink(url);
  const port = await taken.open();
  await cleanups.pop()?.();
  const seen = follow(`http://127.0.0.1:${port}/api`, token, "mine");
  await expect.poll(() => seen.links).toEqual(["reconnecting"]);
  await link.open(port);
  await linked(seen);
});

test("a stopped feed says that it is closed and nothing more", async () => {
  const { baseUrl, token, makeCategory } = await place();
  const seen = follow(baseUrl, token, "mine");
  await linked(seen);
  seen.feed.stop();
  expect(seen.links.at(-1)).toBe("closed");
  seen.news.length = 0;
  await makeCategory("other");
  const other = follow(baseUrl, token, "watcher");
  await linked(other);
  expect(seen.news).toEqual([]);
});

/** Carries everything to the server, and swallows its answers but those of the first lines; none of the lines closes. */
async function swallowingLink(target: URL, answeredLines: number) {
  let lines = 0;
  let tell = (): void => undefined;
  const swallowed = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on("error", () => {});
    near.pipe(far);
    if (lines < answeredLines) far.pipe(near);
    else far.on("data", tell);
    lines += 1;
  });
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/api`, swallowed };
}

test.each([
  ["greeting", 0],
  ["socket", 1],
])("a feed stops at once though the answer to its %s never comes, and says nothing after that", async (_, answered) => {
  const { url, token } = await place();
  const link = await swallowingLink(url, answered);
  const seen = follow(link.baseUrl, token, "mine");
  await link.swallowed;
  seen.feed.stop();
  expect(seen.links).toEqual(["closed"]);
  expect(seen.news).toEqual([]);
});
