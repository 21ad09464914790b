import fc from "fast-check";
import { expect, test } from "vitest";

import { handshakeProblem, readMessage } from "./client-message.ts";
import { frame, serverSentEvent, splitFrames } from "./frames.ts";
import { readHubRequest, redactUrl } from "./hub-request.ts";
import { isOriginAllowed } from "./origin.ts";

test("messages survive however the network cuts and joins them", () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { maxLength: 6 }),
      fc.array(fc.nat(200), { maxLength: 8 }),
      (messages, cuts) => {
        const text = messages.map(frame).join("");
        const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
        const received: unknown[] = [];
        let rest = "";
        places.slice(1).forEach((place, index) => {
          const split = splitFrames(rest + text.slice(places[index], place));
          received.push(...split.whole.map((message): unknown => JSON.parse(message)));
          rest = split.rest;
        });
        expect(received).toEqual(JSON.parse(JSON.stringify(messages)));
        expect(rest).toBe("");
      },
    ),
  );
});

test("a message with line breaks is still one line of a server-sent event", () => {
  expect(serverSentEvent(frame({ text: "a\r\n\nb" })).trimEnd()).not.toMatch(/[\r\n]/);
});

test("only the JSON protocol in its version 1 is spoken", () => {
  expect(handshakeProblem('{"protocol":"json","version":1}')).toBeUndefined();
  expect(handshakeProblem('{"protocol":"messagepack","version":1}')).toBe(
    "The protocol 'messagepack' is not supported.",
  );
  expect(handshakeProblem('{"protocol":"json","version":2}')).toContain("Version 2");
  expect(handshakeProblem("no json")).toContain("can't be read");
});

test("a client's message is read by its number, and nonsense is told from a ping", () => {
  expect(readMessage('{"type":6}')).toEqual({ kind: "ping" });
  expect(readMessage('{"type":7}')).toEqual({ kind: "close" });
  expect(readMessage('{"type":1,"target":"Sell","invocationId":"4","arguments":[]}')).toEqual({
    kind: "call",
    target: "Sell",
    invocationId: "4",
  });
  expect(readMessage('{"type":5}')).toEqual({ kind: "other" });
  expect(readMessage("[")).toEqual({ kind: "unreadable" });
  expect(readMessage('{"type":"6"}')).toEqual({ kind: "unreadable" });
});

test("the token comes from the header, or from the address where a browser can't set one", () => {
  const url = "/api/hubs/cafeteria?id=c1&tab=t1&access_token=fromUrl";
  expect(readHubRequest({ url, headers: {} })).toEqual({
    path: "/api/hubs/cafeteria",
    connectionToken: "c1",
    accessToken: "fromUrl",
    tabId: "t1",
  });
  expect(readHubRequest({ url, headers: { authorization: "Bearer fromHeader" } }).accessToken).toBe("fromHeader");
});

test("an address in a log shows no value of its query: tokens, links from mails, names", () => {
  expect(redactUrl("/hub?tab=t&access_token=s3cret&id=c0nn")).toBe("/hub?tab=***&access_token=***&id=***");
});

test("a page of another origin is let in only when the configuration names it", () => {
  const host = "caja.example:4100";
  expect(isOriginAllowed({ host }, [])).toBe(true);
  expect(isOriginAllowed({ host, origin: "http://caja.example:4100" }, [])).toBe(true);
  expect(isOriginAllowed({ host, origin: "http://caja.example" }, [])).toBe(false);
  expect(isOriginAllowed({ host, origin: "null" }, [])).toBe(false);
  expect(isOriginAllowed({ host, origin: "https://otra.example" }, ["https://otra.example"])).toBe(true);
});
