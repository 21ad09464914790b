import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type Server, connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { accepted } from "@cantina/domain/kernel";
import type { TicketLine } from "@cantina/domain/printing";
import { type Printer, devicePrinter, networkPrinter } from "../printer/index.ts";
import { type PrintServer, startPrintServer } from "./index.ts";

const origin = "http://localhost:4100";
const ticket: readonly TicketLine[] = [{ kind: "text", text: "Ñandú € −$\u00A05 …😀", style: "bold" }, { kind: "cut" }];

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function agentFor(printer: Printer): Promise<PrintServer> {
  const server = await startPrintServer({ port: 0, origins: [origin], printer });
  closers.push(server.close);
  return server;
}

function linkTo(server: PrintServer, from: string = origin): Promise<WebSocket> {
  const link = new WebSocket(`ws://127.0.0.1:${server.port}`, { origin: from });
  closers.push(() => link.terminate());
  return new Promise((resolve, reject) => {
    link.once("open", () => resolve(link));
    link.once("error", reject);
  });
}

const ask = (link: WebSocket, message: string): Promise<unknown> =>
  new Promise((resolve) => {
    link.once("message", (data: Buffer) => resolve(JSON.parse(data.toString("utf8"))));
    link.send(message);
  });

async function paperRoll(): Promise<{ readonly port: number; readonly bytes: () => Buffer }> {
  const chunks: Buffer[] = [];
  const server: Server = createServer((socket) => socket.on("data", (chunk) => chunks.push(chunk)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, bytes: () => Buffer.concat(chunks) };
}

describe("the print agent", () => {
  it("[AGENT-01] sends a ticket as ESC/POS bytes to a network printer", async () => {
    const paper = await paperRoll();
    const link = await linkTo(await agentFor(networkPrinter("127.0.0.1", paper.port)));
    const id = randomUUID();
    expect(await ask(link, JSON.stringify({ id, lines: ticket }))).toEqual({
      id,
      status: 0,
      message: "Ticket impreso.",
    });
    const text = Buffer.from([
      0x1b,
      0x21,
      0x08,
      0xd1,
      ...Buffer.from("and"),
      0xfa,
      0x20,
      0x80,
      ...Buffer.from(" -$ 5 "),
      0x85,
      ...Buffer.from("?\n"),
    ]);
    expect(paper.bytes()).toEqual(Buffer.from([0x1b, 0x40, 0x1b, 0x74, 0x10, ...text, 0x1d, 0x56, 0x42, 0x00]));
  });

  it("[AGENT-01] knows every letter of code page 1252, Croatian and French ones too", async () => {
    const paper = await paperRoll();
    const link = await linkTo(await agentFor(networkPrinter("127.0.0.1", paper.port)));
    const lines = [{ kind: "text", text: "ŠšŽžŒœŸ„™", style: "plain" }];
    await ask(link, JSON.stringify({ id: randomUUID(), lines }));
    const letters = [0x8a, 0x9a, 0x8e, 0x9e, 0x8c, 0x9c, 0x9f, 0x84, 0x99];
    expect([...paper.bytes().subarray(8, -1)]).toEqual(letters);
  });

  it("[AGENT-02] prints a repeated job once", async () => {
    let printed = 0;
    const printer: Printer = {
      name: "papel",
      print: () => {
        printed += 1;
        return Promise.resolve(accepted(null));
      },
    };
    const link = await linkTo(await agentFor(printer));
    const job = JSON.stringify({ id: randomUUID(), lines: ticket });
    await ask(link, job);
    expect(await ask(link, job)).toMatchObject({ status: 0 });
    expect(printed).toBe(1);
  });

  it("[AGENT-02] says why a job was not printed, and prints it when it is sent again", async () => {
    const link = await linkTo(await agentFor(networkPrinter("127.0.0.1", 1)));
    expect(await ask(link, JSON.stringify({ id: randomUUID(), lines: ticket }))).toMatchObject({ status: 2 });
    expect(await ask(link, JSON.stringify({ id: "x", lines: [] }))).toMatchObject({ id: null, status: 1 });
  });

  it("[AGENT-03] refuses a page of another origin", async () => {
    const server = await agentFor(networkPrinter("127.0.0.1", 1));
    await expect(linkTo(server, "http://otra.example")).rejects.toThrow("403");
  });

  it("[AGENT-06] goes on when a page breaks off or sends more than a ticket can be", async () => {
    const server = await agentFor(networkPrinter("127.0.0.1", (await paperRoll()).port));
    const stranger = connect(server.port, "127.0.0.1");
    stranger.write(
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://otra.example\r\n\r\n",
    );
    await new Promise((resolve) => stranger.once("data", resolve));
    stranger.resetAndDestroy();
    const babbling = await linkTo(server);
    babbling.send("x".repeat(600 * 1024));
    expect(await new Promise((resolve) => babbling.once("close", resolve))).toBe(1009);

    const link = await linkTo(server);
    expect(await ask(link, JSON.stringify({ id: randomUUID(), lines: ticket }))).toMatchObject({ status: 0 });
  });

  it("[AGENT-07] says that a ticket was not printed where the printer serves another till and closes at once", async () => {
    const busy = createServer({ pauseOnConnect: true }, (socket) => socket.destroy());
    await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve));
    closers.push(() => busy.close());
    const { port } = busy.address() as AddressInfo;
    const link = await linkTo(await agentFor(networkPrinter("127.0.0.1", port)));
    expect(await ask(link, JSON.stringify({ id: randomUUID(), lines: ticket }))).toMatchObject({ status: 3 });
  });

  it("[AGENT-07] makes no file of a device that is unplugged", async () => {
    const folder = mkdtempSync(join(tmpdir(), "agent-"));
    closers.push(() => rmSync(folder, { recursive: true }));
    const device = join(folder, "lp0");
    const link = await linkTo(await agentFor(devicePrinter(device)));
    expect(await ask(link, JSON.stringify({ id: randomUUID(), lines: ticket }))).toMatchObject({ status: 2 });
    expect(existsSync(device)).toBe(false);
  });

  it("[AGENT-08] tells in Spanish why a ticket was not printed", async () => {
    const hangsUp = createServer((socket) => socket.once("data", () => socket.resetAndDestroy()));
    await new Promise<void>((resolve) => hangsUp.listen(0, "127.0.0.1", resolve));
    closers.push(() => hangsUp.close());
    const { port } = hangsUp.address() as AddressInfo;
    const told = async (printer: Printer): Promise<unknown> =>
      ask(await linkTo(await agentFor(printer)), JSON.stringify({ id: randomUUID(), lines: ticket }));
    expect(await told(networkPrinter("127.0.0.1", 1))).toMatchObject({
      message: "La impresora 127.0.0.1:1 no está disponible (ECONNREFUSED).",
    });
    expect(await told(networkPrinter("127.0.0.1", port))).toMatchObject({
      message: `La impresora 127.0.0.1:${port} cortó la conexión antes de tomar todo el ticket.`,
    });
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    closers.push(() => silent.close());
    const late = (silent.address() as AddressInfo).port;
    // It may print it still.
    expect(await told(networkPrinter("127.0.0.1", late, 300))).toMatchObject({
      message: `La impresora 127.0.0.1:${late} no responde. Mire si el ticket salió antes de reintentar.`,
    });
    expect(await told(devicePrinter("/dev/no-printer/lp0"))).toMatchObject({
      message: "No se pudo escribir en /dev/no-printer/lp0 (ENOENT).",
    });
  });
});
