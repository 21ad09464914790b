import { type AddressInfo, type Socket, connect, createServer } from "node:net";

export type FixedDoor = {
  readonly url: string;
  /** Where who comes in is led to from now on. */
  readonly aim: (port: number) => void;
  readonly close: () => Promise<void>;
};

/** An address that stays while the server behind it is killed and comes back elsewhere. */
export async function openFixedDoor(): Promise<FixedDoor> {
  let target = 0;
  const open = new Set<Socket>();
  const hold = (socket: Socket): void => {
    open.add(socket);
    // Who is cut off hears so by the end of the line.
    socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket));
  };
  const server = createServer((from) => {
    const to = connect(target, "127.0.0.1");
    hold(from);
    hold(to);
    from.pipe(to).pipe(from);
    from.on("close", () => to.destroy());
    to.on("close", () => from.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    aim: (to) => void (target = to),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
