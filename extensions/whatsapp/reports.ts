import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ChannelReports, DeliveryReport } from '../../src/extension/message-channels.ts';
import type { RequestHeaders } from '../../src/extension/request-headers.ts';
import { verifyHmac } from '../../src/extension/server/verify-hmac.ts';

const PREFIX = 'sha256=';
/** Whatever else a message says, these words alone end the messages. */
const STOP =
  /^(stop|unsubscribe|end|cancel|நிறுத்து|நிறுத்தவும்|வேண்டாம்|बंद|बंद करो|बंद करें|रोको|रोकें|स्टॉप|ஸ்டாப்)[.!।]*$/iu;

const status = z.object({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{1,12}$/),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number(), title: z.string().catch('') })).optional(),
});
const message = z.object({
  from: z.string().regex(/^\d{10,15}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
const event = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

/** Undefined for a request that the provider has not signed. What is unknown in it is left out. */
export function readReports(
  secrets: readonly string[],
  { body, headers }: { body: Uint8Array; headers: RequestHeaders },
): ChannelReports | undefined {
  const header = headers.get('X-Hub-Signature-256') ?? '';
  const signature = header.startsWith(PREFIX) ? header.slice(PREFIX.length) : '';
  if (!secrets.some((secret) => verifyHmac(secret, body, signature))) return undefined;
  const parsed = event.safeParse(parseJson(body));
  const values = parsed.data?.entry.flatMap(({ changes }) => changes.map(({ value }) => value)) ?? [];
  return {
    messages: values.flatMap(({ statuses = [] }) => statuses.flatMap(reportOf)),
    stops: values.flatMap(({ messages = [] }) => messages.flatMap(stopOf)),
  };
}

/** Compared in constant time, whatever the lengths. */
export function isVerified(expected: string, sent: string | undefined): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return expected !== '' && sent !== undefined && timingSafeEqual(hashOf(expected), hashOf(sent));
}

function reportOf(value: unknown): DeliveryReport[] {
  const { data } = status.safeParse(value);
  if (!data) return [];
  const [error] = data.errors ?? [];
  return [
    {
      providerId: data.id,
      state: data.status,
      at: new Date(Number(data.timestamp) * 1000),
      ...(data.biz_opaque_callback_data && { noticeId: data.biz_opaque_callback_data }),
      ...(error && { error: `${error.code} ${error.title}`.trim() }),
    },
  ];
}

function stopOf(value: unknown): string[] {
  const { data } = message.safeParse(value);
  const text = data?.text?.body ?? data?.button?.text ?? '';
  return data && STOP.test(text.trim()) ? [data.from] : [];
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
