/** Raised when an invoice is drawn another way: what is stored of an older version is drawn again when it is asked for. */
export const DRAWING_VERSION = 2;
