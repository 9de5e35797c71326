/** An MP4 box: its length, its name and its content. */
const box = (name: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** No power of two, so that a shifted part is not the same. */
const PATTERN = Buffer.from(Array.from({ length: 251 }, (_, index) => index));

/** The tables of an MP4 with one track of this format, and some bytes as its pictures. */
export function mp4({ codec = 'avc1', bytes = 2000, handler = 'vide', isMoovLast = false } = {}): Buffer {
  const hdlr = box('hdlr', Buffer.alloc(8), Buffer.from(handler, 'latin1'), Buffer.alloc(13));
  const stsd = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78)));
  const moov = box('moov', box('trak', box('mdia', hdlr, box('minf', box('stbl', stsd)))));
  const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'));
  const mdat = box('mdat', Buffer.alloc(bytes, PATTERN));
  return Buffer.concat(isMoovLast ? [ftyp, mdat, moov] : [ftyp, moov, mdat]);
}

/** An EBML element with a size of four bytes. */
const element = (id: number[], content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  return Buffer.concat([Buffer.from(id), size, content]);
};

export function webm({ codec = 'V_VP9', docType = 'webm', type = 1 } = {}): Buffer {
  const track = element(
    [0xae],
    Buffer.concat([element([0x83], Buffer.from([type])), element([0x86], Buffer.from(codec))]),
  );
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    // a live recording does not know its length
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element([0x15, 0x49, 0xa9, 0x66], Buffer.alloc(20)),
    element([0x16, 0x54, 0xae, 0x6b], track),
    element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(500)),
  ]);
}
