import { type Server, createServer } from "node:http";
import { type Socket, connect, createServer as createTcpServer } from "node:net";

import { accepted, refused } from "@cantina/domain/kernel";
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterEach, expect, test } from "vitest";

import type { Authorize } from "./hub-identity.ts";
import { type Hub, type HubOptions, createHub } from "./hub.ts";

const path = "/api/hubs/cafeteria";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

// A token reads `<cafeteria>/<profile>`.
const authorize: Authorize = async (token) => {
  const [cafeteriaId, profileId] = token?.split("/") ?? [];
  if (cafeteriaId === undefined || profileId === undefined) return refused({ status: 401 });
  return accepted({ cafeteriaId, profileId, sessionId: profileId, type: "CAFETERIA" });
};

const portOf = (server: { address: Server["address"] }): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

const serveHub = async (options: Partial<HubOptions> = {}): Promise<{ hub: Hub; port: number; urls: string[] }> => {
  const hub = createHub({ path, authorize, ...options });
  const urls: string[] = [];
  const server = createServer((request, response) => {
    urls.push(`${request.method} ${request.url}`);
    if (!hub.handleRequest(request, response)) response.writeHead(404).end();
  });
  server.on("upgrade", (request, socket, head) => {
    urls.push(`UPGRADE ${request.url}`);
    if (!hub.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    hub.close();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { hub, port: portOf(server), urls };
};

type Client = { readonly connection: HubConnection; readonly heard: unknown[]; readonly states: string[] };

const client = (port: number, token: string, transport: HttpTransportType, tab = "t1"): Client => {
  const connection = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${port}${path}?tab=${tab}`, { accessTokenFactory: () => token, transport })
    .withAutomaticReconnect([0, 50, 100, 200, 400, 800])
    .configureLogging(LogLevel.None)
    .build();
  const heard: unknown[] = [];
  const states: string[] = [];
  connection.on("changed", (event: unknown) => heard.push(event));
  connection.onreconnecting(() => states.push("reconnecting"));
  connection.onreconnected(() => states.push("reconnected"));
  connection.onclose(() => states.push("closed"));
  cleanups.push(() => connection.stop());
  return { connection, heard, states };
};

const transports = [
  ["WebSockets", HttpTransportType.WebSockets],
  ["ServerSentEvents", HttpTransportType.ServerSentEvents],
  ["LongPolling", HttpTransportType.LongPolling],
] as const;

for (const [name, transport] of transports) {
  test(`${name}: what is pushed to a cafeteria arrives there in order, and nowhere else`, async () => {
    const { hub, port } = await serveHub();
    const ours = client(port, "c1/ana", transport);
    const also = client(port, "c1/luis", transport, "t2");
    const theirs = client(port, "c2/eva", transport);
    await Promise.all([ours, also, theirs].map(({ connection }) => connection.start()));
    const events = Array.from({ length: 50 }, (_, seq) => ({ seq, name: "ñandú \u2028" }));
    for (const event of events) hub.sendToGroup("c1", [{ method: "changed", args: [event] }]);
    hub.sendToGroup("c2", [{ method: "changed", args: ["other"] }]);
    hub.sendToGroup("c1", [{ method: "changed", args: ["not t2"] }], { except: "t2" });
    await expect.poll(() => ours.heard).toEqual([...events, "not t2"]);
    await expect.poll(() => also.heard).toEqual(events);
    await expect.poll(() => theirs.heard).toEqual(["other"]);
  });

  test(`${name}: a token that is not let in fails the start`, async () => {
    const { port } = await serveHub();
    await expect(client(port, "nobody", transport).connection.start()).rejects.toThrow("401");
  });

  test(`${name}: after a TCP cut the client comes back by itself and hears its cafeteria again`, async () => {
    const { hub, port } = await serveHub({ timing: { pingAfter: 100, sweepEvery: 20 } });
    const sockets = new Set<Socket>();
    const proxy = createTcpServer((near) => {
      const far = connect(port, "127.0.0.1");
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on("error", () => undefined);
        socket.on("close", () => [near, far].forEach((end) => end.destroy()));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    cleanups.push(() => proxy.close());
    const { connection, heard, states } = client(portOf(proxy), "c1/ana", transport);
    await connection.start();
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => states).toEqual(["reconnecting", "reconnected"]);
    hub.sendToGroup("c1", [{ method: "changed", args: ["again"] }]);
    await expect.poll(() => heard).toContain("again");
  });

  test(`${name}: a server that closes sends its clients off to reconnect`, async () => {
    const first = await serveHub();
    const { connection, states } = client(first.port, "c1/ana", transport);
    await connection.start();
    first.hub.close();
    await expect.poll(() => states).toEqual(["reconnecting"]);
  });

  test(`${name}: a session that lost its right is ended for good, others stay`, async () => {
    const { hub, port } = await serveHub();
    const gone = client(port, "c1/ana", transport);
    const stays = client(port, "c1/luis", transport);
    await Promise.all([gone, stays].map(({ connection }) => connection.start()));
    hub.disconnectWhere(({ profileId }) => profileId === "ana");
    await expect.poll(() => gone.states).toEqual(["closed"]);
    hub.sendToGroup("c1", [{ method: "changed", args: ["still here"] }]);
    await expect.poll(() => stays.heard).toEqual(["still here"]);
    expect(gone.heard).toEqual([]);
    expect(stays.states).toEqual([]);
  });

  test(`${name}: pings keep a quiet connection up, and a client that leaves is forgotten`, async () => {
    const { hub, port } = await serveHub({ timing: { pingAfter: 200, dropAfter: 1_500, sweepEvery: 50 } });
    // A machine that stands still for so long breaks one of three, where missing pings break each.
    let quiet = client(port, "c1/ana", transport);
    for (let tries = 0; tries < 3; tries += 1) {
      if (tries > 0) quiet = client(port, "c1/ana", transport);
      quiet.connection.serverTimeoutInMilliseconds = 800;
      quiet.connection.keepAliveIntervalInMilliseconds = 300;
      await quiet.connection.start();
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      if (quiet.states.length === 0) break;
      await quiet.connection.stop();
    }
    expect(quiet.states).toEqual([]);
    expect(hub.hasListeners("c1")).toBe(true);
    await quiet.connection.stop();
    await expect.poll(() => hub.hasListeners("c1")).toBe(false);
  });
}

test("a client that stops pinging is dropped by the server", async () => {
  const { port } = await serveHub({ timing: { pingAfter: 100, dropAfter: 400, sweepEvery: 50 } });
  const { connection, states } = client(port, "c1/ana", HttpTransportType.WebSockets);
  connection.keepAliveIntervalInMilliseconds = 60_000;
  await connection.start();
  await expect.poll(() => states[0]).toBe("reconnecting");
});

test("where nothing else gets through, the client falls back from WebSockets by itself", async () => {
  const hub = createHub({ path, authorize });
  const server = createServer((request, response) => hub.handleRequest(request, response));
  server.on("upgrade", (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    hub.close();
    server.closeAllConnections();
    server.close();
  });
  const { connection, heard } = client(
    portOf(server),
    "c1/ana",
    HttpTransportType.WebSockets | HttpTransportType.LongPolling,
  );
  await connection.start();
  hub.sendToGroup("c1", [{ method: "changed", args: [1] }]);
  await expect.poll(() => heard).toEqual([1]);
});

test("a foreign page opens neither a WebSocket nor a negotiation", async () => {
  const { port } = await serveHub({ allowedOrigins: ["https://caja.example"] });
  const status = async (origin: string): Promise<number> =>
    (
      await fetch(`http://127.0.0.1:${port}${path}/negotiate`, {
        method: "POST",
        headers: { origin, authorization: "Bearer c1/ana" },
      })
    ).status;
  expect(await status("https://evil.example")).toBe(403);
  expect(await status("https://caja.example")).toBe(200);
  const upgrade = (origin: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("data", (data) => {
        resolve(data.toString().split("\r\n")[0] ?? "");
        socket.destroy();
      });
      socket.write(
        `GET ${path}?access_token=c1/ana HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${origin}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      );
    });
  expect(await upgrade("https://evil.example")).toContain("403");
  expect(await upgrade("https://caja.example")).toContain("101");
});

test("a connection's token opens nothing for another session", async () => {
  const { port } = await serveHub();
  const url = `http://127.0.0.1:${port}${path}`;
  const answer: unknown = await (
    await fetch(`${url}/negotiate`, { method: "POST", headers: { authorization: "Bearer c1/ana" } })
  ).json();
  const token =
    typeof answer === "object" && answer !== null && "connectionToken" in answer ? String(answer.connectionToken) : "";
  const poll = async (bearer: string): Promise<number> =>
    (await fetch(`${url}?id=${token}`, { headers: { authorization: `Bearer ${bearer}` } })).status;
  expect(await poll("c2/eva")).toBe(404);
  expect(await poll("c1/ana")).toBe(200);
});

test("a body that is too long is refused", async () => {
  const { port } = await serveHub();
  const url = `http://127.0.0.1:${port}${path}`;
  const headers = { authorization: "Bearer c1/ana" };
  const answer: unknown = await (await fetch(`${url}/negotiate`, { method: "POST", headers })).json();
  const token =
    typeof answer === "object" && answer !== null && "connectionToken" in answer ? String(answer.connectionToken) : "";
  await fetch(`${url}?id=${token}`, { headers });
  expect((await fetch(`${url}?id=${token}`, { method: "POST", headers, body: "x".repeat(70_000) })).status).toBe(413);
});

test("an address that isn't the hub's is left to others", async () => {
  const { port } = await serveHub();
  expect((await fetch(`http://127.0.0.1:${port}${path}/other`)).status).toBe(404);
});
