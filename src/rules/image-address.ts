const OWN = /^\/(?:uploads|media)(?:\/[\w-]+)*\/[\w-]+\.\w+(?:\?v=[\w-]+)?$/;
const MAX_LENGTH = 500;

/** Whether a picture may be shown from there: from us, or by https. No script, no data, nobody else's path. */
export function isImageAddress(address: string): boolean {
  if (address.length > MAX_LENGTH) return false;
  return OWN.test(address) || /^https:\/\/[a-z0-9.-]+(:\d+)?\/[^\s"'<>\\]*$/i.test(address);
}
