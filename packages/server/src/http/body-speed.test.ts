import { type Socket, connect } from "node:net";
import { withTestServer } from "@cantina/testkit/database";
import { expect, it } from "vitest";

const server = withTestServer();

type Sender = { readonly answered: Promise<string>; readonly seconds: () => number };

/** Sends a body of so many bytes, so many of them a second, on a socket of its own. */
function send(headers: readonly string[], body: Buffer, perSecond: number): Sender {
  const { hostname, port } = new URL(server().url);
  const socket: Socket = connect(Number(port), hostname);
  const began = performance.now();
  let ended = 0;
  let text = "";
  let sent = 0;
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    text += chunk.toString();
    // Answered: nothing more is to come.
    if (sent >= body.length) socket.end();
  });
  socket.write(["POST /api/authentication/authenticate HTTP/1.1", "Host: caja", ...headers, "", ""].join("\r\n"));
  const timer = setInterval(() => {
    if (sent < body.length) socket.write(body.subarray(sent, (sent += Math.ceil(perSecond / 4))));
  }, 250);
  const answered = new Promise<string>((resolve) =>
    socket.once("close", () => {
      clearInterval(timer);
      ended = (performance.now() - began) / 1_000;
      resolve(text);
    }),
  );
  return { answered, seconds: () => ended };
}

const json = (bytes: number): Buffer =>
  Buffer.from(JSON.stringify({ email: "a@b.test", password: "x" }).padEnd(bytes, " "));

it(
  "closes bodies slower than 1 KiB/s over 10 s, forms and endless ones too, and lets one through that is faster",
  { tags: ["long"] },
  async () => {
    const type = "Content-Type: application/json";
    const lengthOf = (body: Buffer): string => `Content-Length: ${body.length}`;
    const body = json(20_000);
    const slow = send([type, lengthOf(body)], body, 500);
    const form = send(["Content-Type: multipart/form-data; boundary=x", lengthOf(body)], body, 500);
    const silent = send([type, lengthOf(body)], Buffer.alloc(0), 1);
    const endless = send([type, "Transfer-Encoding: chunked"], Buffer.from("1\r\n \r\n".repeat(2_000)), 100);
    const steady = json(26_000);
    const fast = send([type, lengthOf(steady)], steady, 2_000);
    for (const one of [slow, form, silent, endless]) {
      // A form is refused before it is read, and its connection ends all the same.
      expect(await one.answered).not.toContain(" 200 ");
      expect(one.seconds()).toBeLessThan(25);
    }
    expect(await fast.answered).toContain("WRONG_CREDENTIALS");
    expect(fast.seconds()).toBeGreaterThan(12);
    // The server is well.
    expect((await server().ask("GET", "/api/system-information")).status).toBe(200);
  },
);
