export const MAX_VIDEO = 30 * 1024 * 1024;

export type VideoType = 'mp4' | 'webm';
/** `codec`: the film is complete, but not every browser can play it. */
export type VideoCheck = 'ok' | 'codec' | 'broken';

/** An MP4 begins with a box `ftyp`, a WebM with an EBML header. */
export function videoTypeOf(start: Uint8Array): VideoType | undefined {
  if (nameAt(start, 4) === 'ftyp') return 'mp4';
  return [0x1a, 0x45, 0xdf, 0xa3].every((byte, index) => start[index] === byte) ? 'webm' : undefined;
}

const MP4_CODECS = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01']);
const WEBM_CODECS = new Set(['V_VP8', 'V_VP9', 'V_AV1']);

export interface Box {
  name: string;
  /** Where its content begins and where it ends. */
  from: number;
  to: number;
}

/** The header of an MP4 box at `at`; undefined when it is not complete. `end` is where the surrounding box ends. */
export function boxAt(bytes: Uint8Array, at: number, end: number, offset = 0): Box | undefined {
  if (at - offset + 8 > bytes.length) return undefined;
  const size = uint32(bytes, at - offset);
  const name = nameAt(bytes, at - offset + 4);
  const isLong = size === 1;
  if (isLong && at - offset + 16 > bytes.length) return undefined;
  const length = isLong
    ? uint32(bytes, at - offset + 8) * 2 ** 32 + uint32(bytes, at - offset + 12)
    : size === 0
      ? end - at
      : size;
  const header = isLong ? 16 : 8;
  if (length < header || at + length > end) return undefined;
  return { name, from: at + header, to: at + length };
}

/** `moov` is the content of the box that describes the tracks. */
export function checkMoov(moov: Uint8Array): VideoCheck {
  const codecs = boxesIn(moov, { name: '', from: 0, to: moov.length }, 'trak').flatMap((track) =>
    codecsOf(moov, track),
  );
  if (codecs.length === 0) return 'broken';
  return codecs.every((codec) => MP4_CODECS.has(codec)) ? 'ok' : 'codec';
}

/** The formats of a track, if it is one of pictures. */
function codecsOf(bytes: Uint8Array, track: Box): string[] {
  const find = (box: Box | undefined, name: string) => box && boxesIn(bytes, box, name)[0];
  const media = find(track, 'mdia');
  const handler = find(media, 'hdlr');
  if (!handler || nameAt(bytes, handler.from + 8) !== 'vide') return [];
  const entries = find(find(find(media, 'minf'), 'stbl'), 'stsd');
  // eight bytes of version and count come before the first entry
  const entry = entries && boxAt(bytes, entries.from + 8, entries.to);
  return entry ? [entry.name] : [];
}

function boxesIn(bytes: Uint8Array, parent: Box, name: string): Box[] {
  const found: Box[] = [];
  for (let at = parent.from; at < parent.to; ) {
    const box = boxAt(bytes, at, parent.to);
    if (!box) break;
    if (box.name === name) found.push(box);
    at = box.to;
  }
  return found;
}

const EBML = { header: 0x1a45dfa3, docType: 0x4282, segment: 0x18538067, tracks: 0x1654ae6b };
const TRACK = { entry: 0xae, type: 0x83, codec: 0x86 };
const IS_VIDEO = 1;

/** `start` is the beginning of a WebM, with the list of tracks, which comes before the pictures. */
export function checkWebm(start: Uint8Array): VideoCheck {
  const [header, segment] = elementsIn(start, 0, start.length);
  if (header?.id !== EBML.header || segment?.id !== EBML.segment) return 'broken';
  const docType = elementsIn(start, header.from, header.to).find(({ id }) => id === EBML.docType);
  if (!docType || textOf(start, docType) !== 'webm') return 'broken';
  const tracks = elementsIn(start, segment.from, segment.to).find(({ id }) => id === EBML.tracks);
  const codecs = tracks
    ? elementsIn(start, tracks.from, tracks.to)
        .filter(({ id }) => id === TRACK.entry)
        .flatMap((entry) => videoCodecOf(start, elementsIn(start, entry.from, entry.to)))
    : [];
  if (codecs.length === 0) return 'broken';
  return codecs.every((codec) => WEBM_CODECS.has(codec)) ? 'ok' : 'codec';
}

function videoCodecOf(bytes: Uint8Array, parts: Element[]): string[] {
  const type = parts.find(({ id }) => id === TRACK.type);
  const codec = parts.find(({ id }) => id === TRACK.codec);
  const isVideo = type && bytes[type.to - 1] === IS_VIDEO;
  return isVideo && codec ? [textOf(bytes, codec)] : [];
}

interface Element {
  id: number;
  from: number;
  to: number;
}

/** Elements one after another; one of unknown or too large size reaches to the end. */
function elementsIn(bytes: Uint8Array, from: number, to: number): Element[] {
  const found: Element[] = [];
  for (let at = from; at < to; ) {
    const id = numberAt(bytes, at, true);
    const size = id && numberAt(bytes, at + id.length, false);
    if (!id || !size) break;
    const start = at + id.length + size.length;
    const isUnknown = size.value === 2 ** (7 * size.length) - 1;
    const end = isUnknown ? to : Math.min(to, start + size.value);
    found.push({ id: id.value, from: start, to: end });
    at = end;
  }
  return found;
}

/** A number of one to eight bytes; the first byte says how many. An id keeps that mark, a size does not. */
function numberAt(bytes: Uint8Array, at: number, includesMark: boolean) {
  const first = bytes[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = includesMark ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
}

function textOf(bytes: Uint8Array, { from, to }: Element): string {
  return String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 40))).replace(/\0+$/, '');
}

function uint32(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((value, index) => value * 256 + (bytes[at + index] ?? 0), 0);
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
