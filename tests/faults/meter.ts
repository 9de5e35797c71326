/** One request to the shop and its outcome. */
export interface Asked {
  kind: string;
  /** When it was sent and when the last byte arrived, since the meter started. */
  from: number;
  to: number;
  /** 0: the connection broke, or there was none. */
  status: number;
  retryAfter: string | null;
  code: string | undefined;
}

/** The time of a fault, until the shop has recovered. */
export interface Outage {
  name: string;
  from: number;
  /** When the fault ended. */
  over: number;
  /** When customers were served again. */
  to: number;
  /** The process was down: connections may be refused. */
  isDown: boolean;
}

export interface Meter {
  asked: Asked[];
  now: () => number;
  /** Like fetch; records the outcome. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
}

export function openMeter(): Meter {
  const began = performance.now();
  const now = () => performance.now() - began;
  const asked: Asked[] = [];
  return {
    asked,
    now,
    ask: async (url, init) => {
      const { pathname } = new URL(url);
      const heard = { kind: `${init?.method ?? 'GET'} ${pathname}`, from: now() };
      try {
        const response = await fetch(url, init);
        const { status, headers } = response;
        const bytes = await response.arrayBuffer();
        const code = status >= 400 ? codeOf(bytes) : undefined;
        asked.push({ ...heard, to: now(), status, retryAfter: headers.get('Retry-After'), code });
        const body = status === 204 || status === 304 ? null : bytes;
        return new Response(body, { status, headers });
      } catch (error) {
        asked.push({ ...heard, to: now(), status: 0, retryAfter: null, code: undefined });
        throw error;
      }
    },
  };
}

function codeOf(bytes: ArrayBuffer): string | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')).code;
  } catch {
    return undefined;
  }
}

const SLOWEST = 10;

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from <= other.to && one.to >= other.from;

/** The report of a load with its faults. */
export function statsOf(asked: Asked[], outages: Outage[], seconds: number) {
  const calm = asked.filter((one) => !outages.some((outage) => overlaps(one, outage)));
  const rejected = asked.filter(({ status }) => status >= 500);
  const kinds: Record<string, number> = {};
  for (const { status, code } of rejected) {
    const kind = `${status} ${code ?? ''}`.trim();
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return {
    seconds: Math.round(seconds),
    requests: asked.length,
    requestsPerSecond: Math.round(asked.length / seconds),
    calm: percentiles(calm),
    all: percentiles(asked),
    rejected: kinds,
    rejectedInCalm: calm.filter(({ status }) => status === 0 || status >= 500).length,
    slowest: asked
      .map(({ kind, from, to, status, code }) => ({
        kind,
        status,
        code,
        at: Math.round(from),
        ms: Math.round(to - from),
      }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST),
    noConnection: asked.filter(({ status }) => status === 0).length,
    faults: outages.map(({ name, from, over, to }) => ({
      name,
      at: Math.round(from / 1000),
      brokenSeconds: Math.round((over - from) / 100) / 10,
      recoverySeconds: Math.round((to - over) / 100) / 10,
    })),
  };
}

function percentiles(asked: Asked[]) {
  const times = asked.map(({ from, to }) => to - from).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  return { requests: times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** Only correct responses and clear errors; failed connections only while the process was down. */
export function wrongs(asked: Asked[], outages: Outage[]): Asked[] {
  const away = outages.filter(({ isDown }) => isDown);
  return asked.filter((one) => {
    if (one.status === 0) return !away.some((outage) => overlaps(one, outage));
    if (one.status >= 500) return one.status !== 503 || !/^\d+$/.test(one.retryAfter ?? '');
    // a used-up coupon, or an order that was paid although the response was lost
    return one.status >= 400 && !/ \/api\/orders\//.test(one.kind);
  });
}
