import { connect } from 'node:net';
import fc from 'fast-check';
import routes from '../../src/web/routes.ts';
import { hostileText } from './arbitraries.ts';
import { type Attack, BROKEN_PIECES, inAddress, ODD_HEADERS, type Operation } from './cases.ts';

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'PROPFIND',
];
/** Query parameters that pages and React Router read. */
const QUERY_NAMES = [
  'q',
  'category',
  'sort',
  'after',
  'tag',
  'limit',
  'returnUrl',
  'page',
  'from',
  'to',
  'state',
  '_routes',
  'index',
  'credential',
  '__proto__',
];

interface PageRoute {
  path?: string | undefined;
  children?: PageRoute[] | undefined;
}

/** URLs of all pages, from the route table. */
function addressesOf(list: readonly PageRoute[], above = ''): string[] {
  return list.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above;
    return children ? addressesOf(children, here) : [here || '/'];
  });
}

const addresses = addressesOf(routes);

/** A page requested as no link of ours does. */
export function pageAttacks(known: readonly string[]): fc.Arbitrary<Attack> {
  const piece = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known).map(inAddress) },
    { weight: 2, arbitrary: hostileText.map(inAddress) },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN_PIECES, 'x'.repeat(8000)) },
  );
  const pair = fc.tuple(fc.constantFrom(...QUERY_NAMES), piece).map(([name, value]) => `${name}=${value}`);
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      address: fc.constantFrom(...addresses),
      pieces: fc.array(piece, { minLength: 3, maxLength: 3 }),
      ending: fc.constantFrom('', '', '', '', '.data', '/', '//', '/..', '.html', '%20'),
      query: fc.array(pair, { maxLength: 3 }),
      headers: fc.oneof(fc.constant({}), fc.constantFrom(...ODD_HEADERS)),
    })
    .map(({ method, address, pieces, ending, query, headers }) => {
      const left = pieces.values();
      const path = address.replace(/:\w+\??|\*/g, () => left.next().value ?? '');
      const search = query.length > 0 ? `?${query.join('&')}` : '';
      const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
      return {
        method,
        path: `${path}${ending}${search}`,
        headers,
        body: hasBody ? Buffer.from('a=b') : undefined,
      };
    });
}

function operation(line: string): Operation {
  const [method = '', path = ''] = line.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const query = [
    'to',
    'token',
    'order_id',
    'state',
    'nonce',
    'redirect_uri',
    'client_id',
    'base',
    'symbols',
    'v',
    'returnUrl',
  ];
  const text = { type: 'string' };
  return {
    method,
    path,
    parameters: [
      ...names.map((name) => ({ name, in: 'path', schema: text })),
      ...(method === 'GET' ? query.map((name) => ({ name, in: 'query', schema: text })) : []),
    ],
    body: method === 'GET' ? undefined : { type: 'object', properties: SANDBOX_FIELDS },
  };
}

const SANDBOX_FIELDS = {
  payment: { enum: ['pay', 'fail', 'wait'] },
  webhook: { enum: ['after', 'twice', 'never', 'forged'] },
  browser: { enum: ['told', 'silent'] },
  amount: { type: 'integer' },
  amountMinor: { type: 'integer' },
  currency: { enum: ['INR', 'USD'] },
  receipt: { type: 'string' },
  rate: { type: 'number' },
  times: { type: 'integer', minimum: 1, maximum: 2 },
  purchase_units: { type: 'array', items: { type: 'object', properties: { amount: { type: 'object' } } } },
};

export const serverOperations = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /sitemap.xml',
  'GET /robots.txt',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/{name}',
  'POST /api/{name}/{other}',
  'GET /auth/google/start',
  'GET /auth/google',
  'GET /pictures/{width}/{file}',
  'GET /pictures/320/media/{file}',
  'GET /uploads/{file}',
  'GET /uploads/{folder}/{file}',
  'GET /media/{file}',
  'GET /assets/{file}',
  'GET /{file}',
].map(operation);

export const sandboxOperations = [
  'GET /sandbox',
  'GET /sandbox/{name}',
  'GET /sandbox/mail',
  'GET /sandbox/mail/messages',
  'GET /sandbox/mail/messages/{id}',
  'GET /sandbox/google/keys',
  'GET /sandbox/google/authorize',
  'GET /sandbox/google/authorize/as',
  'GET /sandbox/exchange-rate/v1/latest',
  'GET /sandbox/razorpay/checkout',
  'POST /sandbox/razorpay/v1/orders',
  'GET /sandbox/razorpay/v1/orders/{id}',
  'POST /sandbox/razorpay/v1/orders/{id}/simulate',
  'POST /sandbox/razorpay/v1/payments/{id}/capture',
  'POST /sandbox/razorpay/v1/payments/{id}/refund',
  'GET /sandbox/paypal/checkoutnow',
  'GET /sandbox/paypal/sdk/js',
  'POST /sandbox/paypal/v1/oauth2/token',
  'POST /sandbox/paypal/v2/checkout/orders',
  'POST /sandbox/paypal/v2/checkout/orders/{id}/simulate',
  'POST /sandbox/paypal/v1/notifications/verify-webhook-signature',
  'GET /sandbox/control/state',
  'POST /sandbox/control/razorpay/next',
  'POST /sandbox/control/paypal/next-refund',
  'POST /sandbox/control/paypal/fault',
  'POST /sandbox/control/exchange-rate/tell',
  'POST /sandbox/control/razorpay/webhooks/{id}/send',
  'POST /sandbox/control/razorpay/payments/{id}/pay-late',
  'POST /sandbox/control/clear',
].map(operation);

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n';

/** Bytes that no HTTP client would send. */
export const RAW_REQUESTS: Record<string, string> = {
  'no HTTP at all': 'hello\r\n\r\n',
  'TLS on a plain port': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'a header without a colon': `${GET}nonsense\r\n\r\n`,
  'a header over 16 KB': `${GET}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  'two lengths': `POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'length and chunks': `POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a negative length': `POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`,
  'a broken chunk': `POST /api/users/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  'an unknown method': 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
  CONNECT: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'another host’s address':
    'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'an address without a path': 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'two slashes and a host': 'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'a host that is none': 'GET / HTTP/1.1\r\nHost: a b<>"\r\nConnection: close\r\n\r\n',
  'an old client': 'GET / HTTP/1.0\r\n\r\n',
  'bytes over 127 in the address':
    'GET /\u00ff\u00fe?\u00e9 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
};

/** The reply to these bytes; empty when the connection is just closed. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setTimeout(15_000, () => socket.destroy(new Error('left open')));
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
  });
}
