import { deflateRawSync } from "node:zlib";

export type ZipEntry = { readonly name: string; readonly bytes: Buffer };

type ZipOptions = {
  /** What the directory says that each part unpacks to; the truth where absent. */
  readonly claimedBytes?: number;
};

/** Packs no bytes twice: those of a file that would fill the memory take a second. */
const packed = new WeakMap<Buffer, Buffer>();

function pack(bytes: Buffer): Buffer {
  const made = packed.get(bytes) ?? deflateRawSync(bytes);
  packed.set(bytes, made);
  return made;
}

/** A zip as a program writes it, or as somebody who means no good does. */
export function zipFile(entries: readonly ZipEntry[], { claimedBytes }: ZipOptions = {}): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const [title, body] = [Buffer.from(name), pack(bytes)];
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(body.length, 4);
    sizes.writeUInt32LE(claimedBytes ?? bytes.length, 8);
    const names = Buffer.alloc(4);
    names.writeUInt16LE(title.length, 0);
    const head = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), head, sizes, names, title, body]);
    centrals.push(Buffer.concat([Buffer.from("504b01021400", "hex"), head, sizes, names, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
