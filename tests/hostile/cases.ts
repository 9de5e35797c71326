import fc from 'fast-check';
import {
  fitting,
  HOSTILE_ENDS,
  HOSTILE_TEXTS,
  hostileText,
  hostileValue,
  type Schema,
  spoilt,
  withAmounts,
  withEnds,
} from './arbitraries.ts';

/** One call of the API, as the OpenAPI document describes it. */
export interface Operation {
  method: string;
  /** With `{names}` in it. */
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: Schema | undefined;
}

export interface Attack {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Who sends it. */
  role?: string;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string; schema?: Schema }[];
        requestBody?: { content: Record<string, { schema?: Schema }> };
      }
    >
  >;
}

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(({ schema = {}, ...rest }) => ({ ...rest, schema })),
      body: requestBody && (Object.values(requestBody.content)[0]?.schema ?? {}),
    })),
  );
}

/** URL segments that no honest client sends. */
export const BROKEN_PIECES = [
  '%',
  '%%',
  '%0',
  '%zz',
  '%00',
  '%E0%A4%A',
  '%ff%fe',
  '%ED%A0%80',
  '%c0%af',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '..;',
  '%252e%252e%252f',
  '%0d%0aSet-Cookie:a=b',
  '*',
  ':id',
  '{id}',
  '~',
  'a'.repeat(6000),
  '%61'.repeat(2000),
  '/////',
  ';a=b',
  '__proto__',
  'constructor',
];

const ODD_TYPES = [
  '',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;charset=nonsense',
  'application/jsonx',
  'APPLICATION/JSON',
  'application/json, application/json',
  'application/vnd.api+json',
  'a/b',
  ';;;',
  'x'.repeat(3000),
];

export const ODD_HEADERS: Record<string, string>[] = [
  { 'X-Request-Id': '../../x' },
  { 'X-Request-Id': 'x'.repeat(3000) },
  { 'If-None-Match': '*' },
  { 'If-None-Match': `${'"a",'.repeat(500)}"b"` },
  { 'If-Modified-Since': 'yesterday' },
  { 'Accept-Encoding': 'br;q=0, *;q=2, gzip;q=banana' },
  { 'Accept-Encoding': ','.repeat(2000) },
  { Accept: 'x'.repeat(2000) },
  { 'Accept-Language': '*'.repeat(2000) },
  { Range: 'bytes=99999999999-1,0-' },
  { Cookie: 'register-proof=%E0%A4%A; reset-proof=; google-proof=__proto__; a' },
  { Cookie: `reset-proof=${'x'.repeat(4000)}` },
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { 'X-Forwarded-For': 'not an address, <script>' },
  { 'X-Forwarded-For': `${':'.repeat(30)}` },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' },
  { 'Transfer-Encoding': 'chunked' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'User-Agent': '\u00ff'.repeat(1000) },
  { 'Idempotency-Key': '\u00e9' },
  { 'Idempotency-Key': 'x'.repeat(500) },
  { Expect: '200-ok' },
  { Upgrade: 'websocket' },
];

const bytesAsTheyAre = fc.oneof(
  fc.constantFrom<Buffer>(
    ...[
      '',
      'null',
      '""',
      '0',
      '[]',
      '{',
      '{"a":',
      '{"a":1}{"a":2}',
      '\u0000',
      'NaN',
      "{'a':1}",
      '{"a":1,"a":2}',
    ].map((text) => Buffer.from(text)),
    Buffer.from('['.repeat(100_000)),
    Buffer.from('{"a":'.repeat(50_000)),
    Buffer.from(`{"a":${'9'.repeat(50_000)}}`),
    Buffer.from(`{"email":"${'x'.repeat(900_000)}"}`),
    Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="image"; filename="../../x.png"\r\n\r\nGIF89a\r\n--x--',
    ),
    Buffer.from('--x\r\nContent-Disposition: form-data; name="image"\r\n\r\ntext\r\n--x--'),
    Buffer.from('email[]=a&email[]=b&__proto__[x]=1'),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

/** Two, because a union body differs each time. */
const SWEPT_BODIES = 2;

/** Requests to one route: mostly almost valid, because a totally invalid one fails in the first check. */
export function attacks(operation: Operation, known: readonly string[]): fc.Arbitrary<Attack> {
  const honest = operation.body ? fitting(operation.body, known) : fc.constant({});
  const json = fc
    .tuple(honest, fc.nat(200), hostileValue, fc.constantFrom('replace', 'remove', 'add', 'nothing'))
    .map(([value, place, hostile, how]) =>
      Buffer.from(JSON.stringify(how === 'nothing' ? value : spoilt(value, place, hostile, how))),
    );
  const ended = fc
    .tuple(honest, fc.constantFrom(...HOSTILE_ENDS))
    .map(([value, end]) => Buffer.from(JSON.stringify(withEnds(value, end))));
  const body = fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 2, arbitrary: ended },
    { weight: 1, arbitrary: bytesAsTheyAre },
  );
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TYPES) },
  );
  const odd = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) },
  );
  const hasBody = operation.body !== undefined || operation.method !== 'GET';
  return fc
    .tuple(filledPath(operation, known), query(operation, known), body, type, odd)
    .map(([path, search, bytes, contentType, headers]) => ({
      method: operation.method,
      path: path + search,
      headers: { ...(hasBody && contentType && { 'Content-Type': contentType }), ...headers },
      body: hasBody ? bytes : undefined,
    }));
}

/** Every hostile suffix and amount in otherwise valid bodies: random choice would miss most of them. */
export function sweep(operation: Operation, known: readonly string[], seed: number): Attack[] {
  if (!operation.body) return [];
  const [path = ''] = fc.sample(honestPath(operation, known), { seed, numRuns: 1 });
  const bodies = fc.sample(fitting(operation.body, known), { seed, numRuns: SWEPT_BODIES });
  return bodies
    .flatMap((body) => [...HOSTILE_ENDS.map((end) => withEnds(body, end)), ...withAmounts(body)])
    .map((body) => ({
      method: operation.method,
      path,
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(JSON.stringify(body)),
    }));
}

function honestPath({ path, parameters }: Operation, known: readonly string[]): fc.Arbitrary<string> {
  const pieces = path.split(/(\{\w+\})/).map((piece) => {
    if (!piece.startsWith('{')) return fc.constant(piece);
    const schema = parameters.find((input) => input.in === 'path' && piece === `{${input.name}}`)?.schema;
    return fitting(schema ?? { type: 'string' }, known).map(inAddress);
  });
  return fc.tuple(...pieces).map((parts) => parts.join(''));
}

function filledPath({ path, parameters }: Operation, known: readonly string[]): fc.Arbitrary<string> {
  const pieces = path.split(/(\{\w+\})/).map((piece) => {
    if (!piece.startsWith('{')) return fc.constant(piece);
    const schema = parameters.find((input) => input.in === 'path' && piece === `{${input.name}}`)?.schema;
    return fc.oneof(
      { weight: 4, arbitrary: fitting(schema ?? { type: 'string' }, known).map(inAddress) },
      { weight: 2, arbitrary: fc.constantFrom(...BROKEN_PIECES) },
      { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map(inAddress) },
      { weight: 1, arbitrary: fc.constantFrom(...known).map((text) => `${inAddress(text)}%00`) },
    );
  });
  return fc.tuple(...pieces).map((parts) => parts.join(''));
}

function query({ parameters }: Operation, known: readonly string[]): fc.Arbitrary<string> {
  const asked = parameters.filter((input) => input.in === 'query');
  const pairs = asked.map(({ name, schema }) => {
    const fit = fitting(schema, known).map(inAddress);
    const hostile = fc.oneof(hostileText.map(inAddress), fc.constantFrom(...BROKEN_PIECES));
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 3, arbitrary: fit.map((value) => `${name}=${value}`) },
      { weight: 3, arbitrary: hostile.map((value) => `${name}=${value}`) },
      { weight: 1, arbitrary: fc.tuple(fit, hostile).map(([a, b]) => `${name}=${a}&${name}=${b}`) },
      { weight: 1, arbitrary: hostile.map((value) => `${name}[]=${value}&${name}[__proto__]=x`) },
    );
  });
  const noise = fc.constantFrom('', '', '__proto__=x&constructor=y', '&&&=&=', '%=%', 'a=b#c');
  return fc.tuple(...pairs, noise).map((parts) => {
    const text = parts.filter(Boolean).join('&');
    return text && `?${text}`;
  });
}

/** URL-encoded; a lone surrogate, which cannot be encoded, as its raw bytes. */
export function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.slice(0, 4000).replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    '%EF%BF%BD',
    '%ED%A0%80',
  );
}
