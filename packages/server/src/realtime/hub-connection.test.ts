import { expect, test } from "vitest";

import { frame } from "./frames.ts";
import { hubConnection } from "./hub-connection.ts";

const hello = frame({ protocol: "json", version: 1 });
const ping = frame({ type: 6 });

const setUp = (backlog = 0) => {
  const sent: string[] = [];
  const log: string[] = [];
  let time = 0;
  const connection = hubConnection({
    identity: { cafeteriaId: "c", profileId: "p", sessionId: "s", tabId: "t", type: "CAFETERIA" },
    transport: {
      send: (text) => sent.push(text),
      backlog: () => backlog,
      end: () => log.push("end"),
      cut: () => log.push("cut"),
    },
    timing: { pingAfter: 10_000, dropAfter: 30_000, sweepEvery: 1_000 },
    now: () => time,
    onOpen: () => log.push("open"),
  });
  const at = (to: number): void => {
    time = to;
    connection.tick();
  };
  return { connection, sent, log, at };
};

test("nothing is sent before the handshake, which may come in pieces", () => {
  const { connection, sent, log } = setUp();
  connection.send("early");
  connection.receive(hello.slice(0, 9));
  expect(sent).toEqual([]);
  connection.receive(hello.slice(9));
  expect(sent).toEqual([frame({})]);
  expect(log).toEqual(["open"]);
});

test("a client that speaks another protocol is told so and never joins", () => {
  const { connection, sent, log } = setUp();
  connection.receive(frame({ protocol: "messagepack", version: 1 }));
  expect(sent).toEqual([frame({ error: "The protocol 'messagepack' is not supported." })]);
  expect(log).toEqual(["end"]);
});

test("a quiet client is pinged before 15 s, one that just got something is not", () => {
  const { connection, sent, at } = setUp();
  connection.receive(hello);
  at(9_999);
  expect(sent.length).toBe(1);
  at(10_000);
  expect(sent.slice(1)).toEqual([ping]);
  at(15_000);
  connection.send("news");
  at(20_000);
  expect(sent.slice(1)).toEqual([ping, "news"]);
});

test("a client silent for 30 s is dropped, one that pings is kept", () => {
  const { connection, log, at } = setUp();
  connection.receive(hello);
  at(29_000);
  connection.receive(ping);
  at(58_999);
  expect(log).toEqual(["open"]);
  at(59_000);
  expect(log).toEqual(["open", "cut"]);
});

test("a client that never shakes hands is dropped", () => {
  const { log, at } = setUp();
  at(30_000);
  expect(log).toEqual(["cut"]);
});

test("a client that doesn't read what it is sent is cut instead of filling the memory", () => {
  const { connection, log } = setUp(2_000_000);
  connection.receive(hello);
  expect(log).toContain("cut");
});

test("a message without an end is cut instead of filling the memory", () => {
  const { connection, log } = setUp();
  connection.receive(hello);
  connection.receive("x".repeat(40_000));
  expect(log).toEqual(["open", "cut"]);
});

test("a call to a method is answered with an error, since clients have none to call", () => {
  const { connection, sent } = setUp();
  connection.receive(hello + frame({ type: 1, invocationId: "7", target: "Sell", arguments: [] }));
  expect(sent.at(-1)).toBe(frame({ type: 3, invocationId: "7", error: "Method 'Sell' does not exist." }));
});
