const version = 20;

type Packed = { readonly local: Buffer; readonly central: Buffer };

function packPart(name: string, bytes: Buffer, offset: number): Packed {
  const title = Buffer.from(name);
  const local = Buffer.alloc(30 + title.length + bytes.length);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(version, 4);
  local.writeUInt32LE(bytes.length, 18);
  local.writeUInt32LE(bytes.length, 22);
  local.writeUInt16LE(title.length, 26);
  title.copy(local, 30);
  bytes.copy(local, 30 + title.length);
  const central = Buffer.alloc(46 + title.length);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(version, 4);
  central.writeUInt16LE(version, 6);
  central.writeUInt32LE(bytes.length, 20);
  central.writeUInt32LE(bytes.length, 24);
  central.writeUInt16LE(title.length, 28);
  central.writeUInt32LE(offset, 42);
  title.copy(central, 46);
  return { local, central };
}

/**
 * A zip of these parts, as they are. The library that reads spreadsheets takes zips only; this one holds nothing
 * that was not measured. Its checksums are left out: that library does not look at them.
 */
export function packParts(parts: ReadonlyMap<string, Buffer>): Buffer {
  const packed: Packed[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const part = packPart(name, bytes, offset);
    packed.push(part);
    offset += part.local.length;
  }
  const directory = Buffer.concat(packed.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(packed.length, 8);
  end.writeUInt16LE(packed.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...packed.map(({ local }) => local), directory, end]);
}
