import type { z } from 'zod';
import { shopDetails } from '../../contract/shop.ts';
import { readBrandFile } from '../platform/config/brand-folder.ts';

type Details = z.infer<typeof shopDetails>;

const read = new Map<string, Details>();

/** Name, address and numbers of a demo shop, from `shop.json` of its brand. */
export function brandDetails(brand: string): Details {
  const details = read.get(brand) ?? shopDetails.parse(readBrandFile(brand, 'shop'));
  read.set(brand, details);
  return details;
}
