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

/** A brand may lack translations. */
export function hasBrandFile(brand: string, name: string): boolean {
  return existsSync(path.join(brandFolder(brand), `${name}.json`));
}

/** Parses a file of a brand; `name` is without the `.json`. */
export function readBrandFile(brand: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(brandFolder(brand), `${name}.json`), 'utf8'));
}
