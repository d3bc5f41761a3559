const NAME_TAG = 'name';

interface Table {
  tag: string;
  checksum: number;
  offset: number;
  length: number;
}

function tablesAt(data: DataView, start: number): Table[] {
  return Array.from({ length: data.getUint16(start + 4) }, (_, index) => {
    const entry = start + 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => data.getUint8(entry + byte)));
    return {
      tag,
      checksum: data.getUint32(entry + 4),
      offset: data.getUint32(entry + 8),
      length: data.getUint32(entry + 12),
    };
  });
}

/** Whether the face's name table holds `family` (UTF-16, as every platform's records do). */
function isNamed(bytes: Buffer, tables: Table[], family: string): boolean {
  const table = tables.find((candidate) => candidate.tag === NAME_TAG);
  if (!table) return false;
  const encodedName = Buffer.from(family, 'utf16le').swap16();
  return bytes.subarray(table.offset, table.offset + table.length).includes(encodedName);
}

/** Extracts one face of an OpenType collection (.ttc) as a font file of its own.
 *  @param family such as `Noto Serif CJK TC`
 *  @throws Error when the collection has no such face */
export function extractFace(bytes: Buffer, family: string): Buffer {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = data.getUint32(8);
  for (let index = 0; index < count; index++) {
    const start = data.getUint32(12 + index * 4);
    const tables = tablesAt(data, start);
    if (isNamed(bytes, tables, family)) return assemble(bytes, start, tables);
  }
  throw new Error(`The collection has no face named ${family}.`);
}

function assemble(bytes: Buffer, start: number, tables: Table[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16);
  bytes.copy(head, 0, start, start + 12);
  const bodies: Buffer[] = [];
  let offset = head.length;
  tables.forEach((table, index) => {
    const body = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    bytes.copy(body, 0, table.offset, table.offset + table.length);
    const entry = 12 + index * 16;
    head.write(table.tag, entry, 'latin1');
    head.writeUInt32BE(table.checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    bodies.push(body);
    offset += body.length;
  });
  return Buffer.concat([head, ...bodies]);
}
