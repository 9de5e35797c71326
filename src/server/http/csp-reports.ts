import type { Handler } from 'hono';
import type { AppEnv } from './app-env.ts';

export const CSP_REPORTS_PATH = '/csp-reports';

const MAX_BYTES = 16 * 1024;
const MINUTE_MS = 60_000;
/** In a minute and process: a broken extension of many browsers must not flood the log. */
const MAX_LOGGED = { ofAddress: 5, all: 60 };

/**
 * Logs what browsers blocked. Anybody can send anything here, so only three short fields are read, and URLs lose path and query
 * of other sites. Always 204: the sender learns nothing.
 */
export function cspReports(now: () => number = Date.now): Handler<AppEnv> {
  let minute = 0;
  let logged = new Map<string, number>();
  let all = 0;
  const isAllowed = (address: string) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      logged = new Map();
      all = 0;
    }
    const count = logged.get(address) ?? 0;
    if (all >= MAX_LOGGED.all || count >= MAX_LOGGED.ofAddress) return false;
    all += 1;
    logged.set(address, count + 1);
    return true;
  };
  return async (context) => {
    const length = Number(context.req.header('Content-Length') ?? Number.NaN);
    const address = context.get('address');
    if (length <= MAX_BYTES && isAllowed(address)) {
      const report = reportOf(await context.req.text());
      const requestId = context.get('requestId');
      if (report)
        context.get('log').warn({ requestId, event: 'csp-report', address, ...report }, 'csp report');
    }
    return context.body(null, 204);
  };
}

/** Of `report-uri` (an object) or `report-to` (a list, of which the first is read). */
function reportOf(text: string): { page: string; directive: string; blocked: string } | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    const body = fieldsOf(fieldsOf(first)['csp-report'] ?? fieldsOf(first).body);
    const read = (...names: string[]) =>
      names.map((name) => body[name]).find((value) => typeof value === 'string');
    const directive = read('effective-directive', 'effectiveDirective', 'violated-directive');
    if (!directive) return undefined;
    return {
      page: pathOf(read('document-uri', 'documentURL') ?? ''),
      directive: directive.slice(0, 60),
      blocked: originOf(read('blocked-uri', 'blockedURL') ?? ''),
    };
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Record<string, string> & { [name: string]: unknown } {
  return (typeof value === 'object' && value !== null ? value : {}) as ReturnType<typeof fieldsOf>;
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, 200) : '';
}

/** "inline" and "eval" are words of the standard. */
function originOf(url: string): string {
  if (!URL.canParse(url)) return url.slice(0, 20);
  const { origin, protocol } = new URL(url);
  return origin === 'null' ? protocol : origin;
}
