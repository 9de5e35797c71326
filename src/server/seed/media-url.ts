import type { SeedFiles } from './seed-files.ts';

/** Address of a seeded picture or film; the version lets browsers keep it for ever. */
export function mediaUrl(files: SeedFiles, file: string): string {
  return `/media/${file}?v=${medium(files, file).version}`;
}

export function medium(files: SeedFiles, file: string): SeedFiles['media'][string] {
  const found = files.media[file];
  if (!found) throw new Error(`db/seed names ${file}, which is not in media.json`);
  return found;
}
