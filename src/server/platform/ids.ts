import { createHash, randomBytes } from 'node:crypto';

/** UUIDv7: sorts by creation time. */
export function newId(): string {
  return uuid7(new Date(), randomBytes(10));
}

/** A deterministic UUIDv7: the same key gives the same id on every run. For seed data. */
export function seededId(at: Date, key: string): string {
  return uuid7(at, createHash('sha256').update(key).digest());
}

function uuid7(at: Date, random: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  random.copy(bytes, 6, 0, 10);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
