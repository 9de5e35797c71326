const OWN = /^\/(?:uploads|media)(?:\/[\w-]+)*\/[\w-]+\.\w+(?:\?v=[\w-]+)?$/;
const LONGEST = 500;

/** Whether a picture may be shown from there: from us, or by https. No script, no data, nobody else's path. */
export function isPictureAddress(address: string): boolean {
  if (address.length > LONGEST) return false;
  return OWN.test(address) || /^https:\/\/[a-z0-9.-]+(:\d+)?\/[^\s"'<>\\]*$/i.test(address);
}
