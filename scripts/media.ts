/**
 * Puts the demo shop's pictures and films into public/media, and each picture as AVIF in the widths pages ask for into
 * public/pictures, and notes sizes and versions in db/seed/media.json. Run by hand when the originals change:
 *   node scripts/media.ts path/to/assets
 * Needs ffmpeg, which takes the picture that a film shows before it plays.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { imageWidths } from '../src/rules/image.ts';
import { resizeImage } from '../src/server/images/resize-image.ts';

const FOLDERS = ['products', 'recipes', 'hero', 'about', 'clips'];

interface Medium {
  width: number | null;
  height: number | null;
  version: string;
}

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Say where the originals are: node scripts/media.ts path/to/assets');
  process.exit(1);
}
const target = path.join(import.meta.dirname, '../public/media');
const madeAhead = path.join(import.meta.dirname, '../public/pictures');
for (const folder of [target, madeAhead]) rmSync(folder, { recursive: true, force: true });

const media: Record<string, Medium> = {};
for (const folder of FOLDERS) {
  const files = readdirSync(path.join(source, folder), { recursive: true, withFileTypes: true });
  for (const entry of files.filter((file) => file.isFile())) {
    const file = path.relative(source, path.join(entry.parentPath, entry.name));
    media[file] = await take(file);
    if (folder === 'clips') media[posterOf(file)] = await extractPoster(file);
  }
}
await copyBrand();
const sorted = Object.fromEntries(Object.entries(media).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(
  path.join(import.meta.dirname, '../db/seed/media.json'),
  `${JSON.stringify(sorted, null, 1)}\n`,
);

async function take(file: string): Promise<Medium> {
  const from = path.join(source as string, file);
  const to = path.join(target, file);
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
  const version = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8);
  if (!/\.(webp|svg)$/.test(file)) return { width: null, height: null, version };
  const { width, height } = await sharp(from).metadata();
  if (file.endsWith('.webp')) await makeAhead(file, readFileSync(from), width);
  return { width, height, version };
}

/** WebP is for old browsers: the shop makes it when one of them asks. */
async function makeAhead(file: string, original: Buffer, fullWidth: number): Promise<void> {
  for (const width of imageWidths(fullWidth)) {
    const to = path.join(madeAhead, String(width), 'media', file.replace(/\.webp$/, '.avif'));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, await resizeImage(original, { width, format: 'avif', highEffort: true }));
  }
}

function posterOf(film: string): string {
  return film.replace(/\.mp4$/, '.webp');
}

async function extractPoster(film: string): Promise<Medium> {
  const args = ['-v', 'error', '-ss', '1', '-i', path.join(source as string, film), '-frames:v', '1'];
  const shot = spawnSync('ffmpeg', [...args, '-f', 'image2pipe', '-c:v', 'png', '-'], {
    maxBuffer: 2 ** 25,
  });
  if (shot.status !== 0) throw new Error(`ffmpeg: ${shot.error?.message ?? shot.stderr.toString()}`);
  const to = path.join(target, posterOf(film));
  const { width, height } = await sharp(shot.stdout).webp({ quality: 78 }).toFile(to);
  return { width, height, version: createHash('sha256').update(readFileSync(to)).digest('hex').slice(0, 8) };
}

async function copyBrand(): Promise<void> {
  const brand = path.join(source as string, 'brand');
  const publicFolder = path.dirname(target);
  copyFileSync(path.join(brand, 'favicon.svg'), path.join(publicFolder, 'favicon.svg'));
  await sharp(path.join(brand, 'favicon.svg'), { density: 300 })
    .resize(180)
    .png()
    .toFile(path.join(publicFolder, 'apple-touch-icon.png'));
  await sharp(path.join(brand, 'og-image.png'))
    .jpeg({ quality: 82 })
    .toFile(path.join(publicFolder, 'og-image.jpg'));
}
