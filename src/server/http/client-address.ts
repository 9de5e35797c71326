import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Notes who asks, for limits and the log. */
export function clientAddress(proxies: number): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const forwarded = context.req.header('X-Forwarded-For');
    context.set('address', addressOf(forwarded, connectedAddress(context), proxies));
    await next();
  };
}

/**
 * Behind `proxies` proxies of our own, each adds the address it sees at the right end of
 * X-Forwarded-For: what stands further left was written by the client and proves nothing.
 */
export function addressOf(forwarded: string | undefined, connected: string, proxies: number): string {
  const input =
    proxies > 0
      ? forwarded
          ?.split(',')
          .map((part) => part.trim())
          .at(-proxies)
      : undefined;
  return network(input || connected);
}

function connectedAddress(context: Context): string {
  // without a connection it is a page that is rendered in this process
  const incoming = (context.env as HttpBindings | undefined)?.incoming;
  return incoming ? (incoming.socket.remoteAddress ?? 'unknown') : 'in-process';
}

/** One household has a whole IPv6 network: its addresses count as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').slice(0, 60);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')}::/64`;
}
