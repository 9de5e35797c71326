/** Some minutes of a busy shop. */
const SLOTS = 2 ** 14;
/** Searches, and whatever has a query but the language, such as the marks that advertisements add to a link. */
const SELDOM_TWICE =
  /^(?:\/api\/foods\/(?:search|suggest)\/|(?:\/\w\w)?\/search\/|(?!\/api\/[^?]*\?language=\w\w$)[^?]*\?)/;

/**
 * Whether a response is worth its place in the cache. Of some kinds nearly all are sent once: stored, they would displace what
 * everybody asks for, and their memory would have to be collected later. They are stored when somebody asks a second time.
 */
export function createAskedBefore(): (key: string, target: string) => boolean {
  /** The hash of a key in the slot that it gives; a later key may take the slot. */
  const hashes = new Uint32Array(SLOTS);
  return (key, target) => {
    if (!SELDOM_TWICE.test(target)) return true;
    const hash = hashOf(key);
    const slot = hash % SLOTS;
    const isKnown = hashes[slot] === hash;
    hashes[slot] = hash;
    return isKnown;
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return hash >>> 0;
}
