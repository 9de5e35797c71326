import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const BRANDS = path.join(ROOT, 'db/brands');

/** The demo shops of this repository, by the name of their folder. */
export function listBrands(): string[] {
  return readdirSync(BRANDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

export function brandFolder(brand: string): string {
  return path.join(BRANDS, brand);
}

/** Every file of a brand, also in folders, as paths from its own folder. */
export function brandFiles(brand: string): string[] {
  const folder = brandFolder(brand);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .toSorted();
}

/** A file that a brand may leave out is undefined. */
export function readOptionalBrandFile(brand: string, name: string): unknown {
  return existsSync(path.join(brandFolder(brand), `${name}.json`)) ? readBrandFile(brand, name) : undefined;
}

/** Parses a file of a brand; `name` is without the `.json`. */
export function readBrandFile(brand: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(brandFolder(brand), `${name}.json`), 'utf8'));
}
