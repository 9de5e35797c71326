import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Sets the client's IP address, for rate limits and the log. */
export function clientAddress(proxies: number): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const forwarded = context.req.header('X-Forwarded-For');
    context.set('address', addressOf(forwarded, connectedAddress(context), proxies));
    await next();
  };
}

/** Each trusted proxy appends the address it sees to X-Forwarded-For: entries further left may be forged by the client. */
export function addressOf(forwarded: string | undefined, connected: string, proxies: number): string {
  const fromHeader =
    proxies > 0
      ? forwarded
          ?.split(',')
          .map((part) => part.trim())
          .at(-proxies)
      : undefined;
  return network(fromHeader || connected);
}

function connectedAddress(context: Context): string {
  // no connection: the API is called by a page rendered in this process
  const incoming = (context.env as HttpBindings | undefined)?.incoming;
  return incoming ? (incoming.socket.remoteAddress ?? 'unknown') : 'in-process';
}

/** A household has a /64 IPv6 network: its addresses share one rate limit. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').slice(0, 60);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')}::/64`;
}
