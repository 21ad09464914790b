import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { signInAs } from "@cantina/testkit/orders-suite";
import { beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
beforeAll(async () => {
  place = await makeCafeteria(server().database);
});

const handshake = `${JSON.stringify({ protocol: "json", version: 1 })}\u001e`;

type Socket = { readonly socket: WebSocket; readonly closed: Promise<void> };

function listen(url: string, token: string, origin?: string): Promise<Socket> {
  const address = `${url.replace("http", "ws")}/api/hubs/cafeteria?access_token=${token}`;
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("message", () => resolve({ socket, closed }));
    socket.once("open", () => socket.send(handshake));
  });
}

/** Of a socket at that server whose session the change has ended; another one's stays open. */
async function timeToEnd(url: string, change: string): Promise<number> {
  const token = await signInAs(server().database, place.employee.profileId);
  const { sessionId } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    readonly sessionId: string;
  };
  const ending = await listen(url, token);
  const staying = await listen(url, await signInAs(server().database, place.administrator.profileId));
  await server().database.query(change, [sessionId]);
  const changed = performance.now();
  await ending.closed;
  const ms = performance.now() - changed;
  expect(staying.socket.readyState).toBe(WebSocket.OPEN);
  staying.socket.terminate();
  return ms;
}

describe("an open socket", () => {
  it.each([
    ["its session was revoked", "update login_session set revoked_at = clock_timestamp() where id = $1"],
    ["its session was idle for too long", "update login_session set last_seen_at = '2020-01-01' where id = $1"],
    ["it had lasted for 7 days", "update login_session set created_at = created_at - interval '7 days' where id = $1"],
    ["its session is gone", "delete from login_session where id = $1"],
    [
      "its profile was deleted",
      "update profile set status = 'DELETED' where authentication_user_id = (select authentication_user_id from login_session where id = $1)",
    ],
  ])("[ACCESS-06] on another server ends within 5 s once %s, and others stay", async (_why, change) => {
    const { url } = await server().startAnother();
    // The fastest of three: what is measured is the server, not the machine's other work.
    let fastest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && fastest >= 5_000; tries += 1)
      fastest = Math.min(fastest, await timeToEnd(url, change));
    expect(fastest).toBeLessThan(5_000);
  });

  it("is opened to no page of another origin", async () => {
    const token = await signInAs(server().database, place.administrator.profileId);
    await expect(listen(server().url, token, "https://otra.test")).rejects.toThrow("403");
    const own = await listen(server().url, token, server().url);
    own.socket.terminate();
  });
});
