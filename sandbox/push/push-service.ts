import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { loseResponse } from '../kit/lose-response.ts';
import { plainPage } from '../kit/plain-page.ts';

interface PushMessage {
  /** The browser that got it. */
  to: string;
  payload: unknown;
  topic: string;
  receivedAt: string;
}

/** What the push service does with the next messages, for tests. `lost`: delivered, but without a response. */
type PushFault = 'gone' | 'error-503' | 'too-many' | 'lost';

interface Browser {
  ecdh: ECDH;
  auth: Buffer;
}

const MAX_STORED = 200;
const MAX_BODY = 4096;
const CLOCK = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

export interface PushService {
  app: Hono;
  /** A browser that subscribes: what `PushSubscription.toJSON()` returns. */
  subscribe: () => { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Newest first; `endpoint` filters. */
  messages: (endpoint?: string) => PushMessage[];
  setFault: (fault: PushFault | undefined) => void;
}

/** Simulates a push service with the browsers behind it (RFC 8030, 8188, 8291, 8292): it checks, decrypts and shows. */
export function createPushService(url: string, stopped: AbortSignal): PushService {
  const browsers = new Map<string, Browser>();
  const stored: PushMessage[] = [];
  let fault: PushFault | undefined;
  const endpointOf = (id: string) => `${url}/send/${id}`;
  const subscribe = () => {
    const id = randomBytes(12).toString('base64url');
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys().toString('base64url');
    const auth = randomBytes(16);
    browsers.set(id, { ecdh, auth });
    return { endpoint: endpointOf(id), keys: { p256dh, auth: auth.toString('base64url') } };
  };
  const messages = (endpoint?: string) =>
    stored.filter(({ to }) => endpoint === undefined || to === endpoint.split('/').at(-1));

  const app = new Hono()
    .get('/', (context) => context.html(list(stored)))
    .get('/messages', (context) => {
      context.header('Cache-Control', 'no-store');
      return context.json(stored);
    })
    .post('/subscriptions', (context) => context.json(subscribe(), 201))
    .post('/send/:id', async (context) => {
      if (fault === 'error-503') return context.text('', 503);
      if (fault === 'too-many') return context.text('', 429, { 'Retry-After': '30' });
      const id = context.req.param('id');
      const browser = browsers.get(id);
      if (!browser || fault === 'gone') return context.text('', 410);
      const error = headerError(context.req.raw.headers, url);
      if (error) return context.text(error.text, error.status);
      const body = Buffer.from(await context.req.arrayBuffer());
      if (body.length > MAX_BODY) return context.text('', 413);
      const topic = context.req.header('topic') ?? '';
      let payload: unknown;
      try {
        payload = JSON.parse(decrypt(body, browser).toString('utf8'));
      } catch {
        return context.text('cannot be decrypted', 400);
      }
      stored.unshift({ to: id, payload, topic, receivedAt: new Date().toISOString() });
      stored.length = Math.min(stored.length, MAX_STORED);
      if (fault === 'lost') await loseResponse(AbortSignal.any([context.req.raw.signal, stopped]));
      return context.text('', 201);
    });
  return {
    app,
    subscribe,
    messages,
    setFault: (next) => {
      fault = next;
    },
  };
}

function headerError(headers: Headers, url: string): { text: string; status: 400 | 401 | 403 } | undefined {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return { text: 'no VAPID key', status: 401 };
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return { text: 'wrong signature', status: 403 };
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const now = Date.now() / 1000;
  if (aud !== new URL(url).origin || exp < now || exp > now + 24 * 3600)
    return { text: 'wrong claims', status: 403 };
  if (!/^(mailto:|https?:)/.test(String(sub))) return { text: 'no contact', status: 403 };
  const isComplete =
    headers.get('content-encoding') === 'aes128gcm' && /^\d+$/.test(headers.get('ttl') ?? '');
  const hasTopic = /^[\w-]{1,32}$/.test(headers.get('topic') ?? '');
  return isComplete && hasTopic ? undefined : { text: 'header missing', status: 400 };
}

/** As a browser does it. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const content = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
  const derive = (secret: Buffer, from: Buffer, about: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, about, bytes));
  const secret = derive(ecdh.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

function list(stored: PushMessage[]) {
  return plainPage(
    'Demo push messages',
    html`<h1>Demo push messages</h1>
      <p class="note">What the simulated push service received and decrypted, newest first. This page reads again every 5 seconds.</p>
      ${
        stored.length === 0
          ? html`<p class="card">No message yet.</p>`
          : stored.map(
              ({ to, payload, receivedAt }) => html`<article class="card">
                <dl><dt>To</dt><dd>${to}</dd><dt>At</dt><dd>${CLOCK.format(new Date(receivedAt))}</dd></dl>
                <pre>${JSON.stringify(payload, null, 2)}</pre>
              </article>`,
            )
      }`,
    '<meta http-equiv="refresh" content="5">',
  );
}
