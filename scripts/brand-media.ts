/**
 * Lists the pictures and films of a brand, with sizes and versions, in db/brands/<brand>/media.json. Run it when a file in
 * public/media/<brand> changed:
 *   node scripts/brand-media.ts phulkari
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const [brand] = process.argv.slice(2);
if (!brand) {
  console.error('Usage: node scripts/brand-media.ts <folder of db/brands>');
  process.exit(1);
}
const media = path.join(import.meta.dirname, '../public/media');
const files = readdirSync(path.join(media, brand), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(media, path.join(entry.parentPath, entry.name)))
  .toSorted();
const entries = await Promise.all(files.map(async (file) => [file, await describe(file)] as const));
writeFileSync(
  path.join(import.meta.dirname, '../db/brands', brand, 'media.json'),
  `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`,
);

async function describe(file: string) {
  const bytes = readFileSync(path.join(media, file));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  if (!/\.(webp|svg|jpg)$/.test(file)) return { width: null, height: null, version };
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, version };
}
