/** Why a payment came to nothing: the page's words, and what the server said besides. */
export interface Failed {
  is: 'failed';
  message: string;
  /** The server's own words; empty where they say the same, or nothing. */
  details: string;
  /** Whether the order can no longer be paid as it is, and is to be ordered anew. */
  isOver: boolean;
}

/** What ended with the order's hold; paying again gives the same. */
const OVER = new Set([
  'order-expired',
  'order-outdated',
  'coupon-ended',
  'out-of-stock',
  'order-not-payable',
]);

export function failed(text: string, body: object = {}): Failed {
  const { error, code } = body as { error?: unknown; code?: unknown };
  const details = typeof error === 'string' && error !== text ? error : '';
  return { is: 'failed', message: text, details, isOver: typeof code === 'string' && OVER.has(code) };
}
