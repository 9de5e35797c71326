import { mediaUrlError } from './media-url.ts';

const OWN = /^\/(?:uploads|media)(?:\/[\w-]+)*\/[\w-]+\.\w+(?:\?v=[\w-]+)?$/;
const MAX_LENGTH = 500;

/** Whether an image URL is allowed: one of our own paths, or https. No script, data or protocol-relative URLs. */
export function isImageUrl(url: string): boolean {
  if (url.length > MAX_LENGTH) return false;
  if (OWN.test(url)) return true;
  return /^https:\/\/[a-z0-9.-]+\/[^\s"'<>\\]*$/i.test(url) && mediaUrlError(url) === undefined;
}
