/** Prices that change by the clock: a response stored before such a boundary is stale after it. */
export interface PriceClock {
  /** False while the boundaries are not known; nothing may be served from a cache then. */
  isReady(): boolean;
  /** Another number after every boundary. */
  period(): number;
  /** Whether a boundary comes so soon that a CDN must not store a response. */
  isNearBoundary(): boolean;
}
