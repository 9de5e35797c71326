/**
 * Copies the demo shop's images and videos to public/media, resizes each image to AVIF in public/pictures, and writes sizes
 * and versions to db/brands/chekku/media.json. Run manually when the originals change:
 *   node scripts/media.ts path/to/assets
 * Needs ffmpeg to extract the poster image of a video.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { IMAGE_WIDTHS, imageWidths } from '../src/rules/image.ts';
import { resizeImage } from '../src/server/images/resize-image.ts';

const FOLDERS = ['products', 'recipes', 'hero', 'about', 'clips'];

interface MediaFile {
  width: number | null;
  height: number | null;
  version: string;
}

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Usage: node scripts/media.ts path/to/assets');
  process.exit(1);
}
const target = path.join(import.meta.dirname, '../public/media');
const resizedDir = path.join(import.meta.dirname, '../public/pictures');
// only its own folders: other brands have theirs beside them
for (const folder of FOLDERS) {
  rmSync(path.join(target, folder), { recursive: true, force: true });
  for (const width of IMAGE_WIDTHS)
    rmSync(path.join(resizedDir, String(width), 'media', folder), { recursive: true, force: true });
}

const media: Record<string, MediaFile> = {};
for (const folder of FOLDERS) {
  const files = readdirSync(path.join(source, folder), { recursive: true, withFileTypes: true });
  for (const entry of files.filter((file) => file.isFile())) {
    const file = path.relative(source, path.join(entry.parentPath, entry.name));
    media[file] = await importFile(file);
    if (folder === 'clips') media[posterOf(file)] = await extractPoster(file);
  }
}
await copyBrand();
const sorted = Object.fromEntries(Object.entries(media).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(
  path.join(import.meta.dirname, '../db/brands/chekku/media.json'),
  `${JSON.stringify(sorted, null, 1)}\n`,
);

async function importFile(file: string): Promise<MediaFile> {
  const from = path.join(source as string, file);
  const to = path.join(target, file);
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
  const version = versionOf(readFileSync(from));
  if (!/\.(webp|svg)$/.test(file)) return { width: null, height: null, version };
  const { width, height } = await sharp(from).metadata();
  if (file.endsWith('.webp')) await resize(file, readFileSync(from), width);
  return { width, height, version };
}

/** Only AVIF: the shop creates WebP for old browsers on demand. */
async function resize(file: string, original: Buffer, fullWidth: number): Promise<void> {
  for (const width of imageWidths(fullWidth)) {
    const to = path.join(resizedDir, String(width), 'media', file.replace(/\.webp$/, '.avif'));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, await resizeImage(original, { width, format: 'avif', highEffort: true }));
  }
}

function posterOf(video: string): string {
  return video.replace(/\.mp4$/, '.webp');
}

async function extractPoster(video: string): Promise<MediaFile> {
  const args = ['-v', 'error', '-ss', '1', '-i', path.join(source as string, video), '-frames:v', '1'];
  const frame = spawnSync('ffmpeg', [...args, '-f', 'image2pipe', '-c:v', 'png', '-'], {
    maxBuffer: 2 ** 25,
  });
  if (frame.status !== 0) throw new Error(`ffmpeg: ${frame.error?.message ?? frame.stderr.toString()}`);
  const to = path.join(target, posterOf(video));
  const { width, height } = await sharp(frame.stdout).webp({ quality: 78 }).toFile(to);
  return { width, height, version: versionOf(readFileSync(to)) };
}

/** The logo in one colour is not among the originals: it stays as it is. */
async function copyBrand(): Promise<void> {
  const folder = path.join(target, 'brand');
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(source as string, 'brand/favicon.svg'), path.join(folder, 'favicon.svg'));
  await sharp(path.join(source as string, 'brand/og-image.png'))
    .jpeg({ quality: 82 })
    .toFile(path.join(folder, 'share.jpg'));
  for (const name of ['logo.svg', 'favicon.svg', 'share.jpg']) {
    const bytes = readFileSync(path.join(folder, name));
    const { width, height } = await sharp(bytes).metadata();
    media[`brand/${name}`] = { width, height, version: versionOf(bytes) };
  }
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}
