import type { SeedFiles } from './seed-files.ts';

/** URL of a bundled image or video; the version makes it cacheable forever. */
export function mediaUrl(files: SeedFiles, file: string): string {
  return `/media/${file}?v=${mediaFile(files, file).version}`;
}

export function mediaFile(files: SeedFiles, file: string): SeedFiles['media'][string] {
  const found = files.media[file];
  if (!found) throw new Error(`the brand refers to ${file}, which is not in its media.json`);
  return found;
}
