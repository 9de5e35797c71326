interface Limits {
  /** Points that a key gets back each second. */
  perSecond: number;
  /** Points of a key that has not called for a while. */
  capacity: number;
}

interface Bucket {
  points: number;
  updatedAt: number;
}

/** Of one generation. Those that do not call while so many others do start again with all points. */
const MAX_KEYS = 10_000;

/**
 * A token bucket for each key, in the memory of this process. It limits what one client can use up; it counts nothing that
 * must be exact, so it needs no query and takes about a microsecond.
 */
export function createCostBudgets({ perSecond, capacity }: Limits) {
  // two generations, because deleting the oldest key of a Map again and again is slow
  let buckets = new Map<string, Bucket>();
  let older = new Map<string, Bucket>();
  const pointsOf = ({ points, updatedAt }: Bucket, now: number) =>
    Math.min(capacity, points + ((now - updatedAt) / 1000) * perSecond);

  return {
    /** Takes the points of a call. Returns 0, or the seconds until the key has enough points for it. */
    spend: (key: string, cost: number): number => {
      const now = performance.now();
      const known = buckets.get(key);
      const bucket = known ?? older.get(key) ?? { points: capacity, updatedAt: now };
      const points = pointsOf(bucket, now);
      if (points < cost) return Math.ceil((cost - points) / perSecond);
      bucket.points = points - cost;
      bucket.updatedAt = now;
      if (known) return 0;
      if (buckets.size >= MAX_KEYS) {
        older = buckets;
        buckets = new Map();
      }
      buckets.set(key, bucket);
      return 0;
    },
  };
}
