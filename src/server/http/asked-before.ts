import { hashText } from '../../rules/hash-text.ts';

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
    const hash = hashText(key);
    const slot = hash % SLOTS;
    const isKnown = hashes[slot] === hash;
    hashes[slot] = hash;
    return isKnown;
  };
}
