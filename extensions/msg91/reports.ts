import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ChannelReports, DeliveryReport } from '../../src/extension/message-channels.ts';

/**
 * MSG91 signs nothing. The owner writes the body of the report at MSG91, so it has a secret of the shop in `token`; the other
 * fields are those of its samples, of "Webhook (New)" and of version 3.
 */
const report = z.object({
  requestId: z.string().min(1),
  status: z.union([z.string(), z.number()]).transform(String),
  CRQID: z.string().optional().catch(undefined),
  deliveryTime: z.string().optional().catch(undefined),
  date: z.string().optional().catch(undefined),
  failureReason: z.string().optional().catch(undefined),
  desc: z.string().optional().catch(undefined),
});
const bodies = z.union([z.array(z.unknown()).max(1000), z.unknown().transform((one) => [one])]);

const DELIVERED = ['1', 'delivered'];
/** 9: on the list of people who want no advertising. 16, 25: rejected. 17: blocked number. */
const FAILED = [
  '2',
  '9',
  '16',
  '17',
  '25',
  'failed',
  'undelivered',
  'rejected',
  'blocked',
  'ndnc',
  'expired',
];
const SENT = ['sent', 'submitted'];
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Undefined for a request without the secret. What is unknown in it is left out. */
export function readReports(secrets: readonly string[], body: Uint8Array): ChannelReports | undefined {
  const all = bodies.safeParse(parseJson(body)).data ?? [];
  const isOurs = all.length > 0 && all.every((one) => isSecret(secrets, tokenOf(one)));
  if (!isOurs) return undefined;
  const known = all.flatMap((one) => report.safeParse(one).data ?? []);
  return { messages: known.flatMap(reportOf), stops: [] };
}

function reportOf(data: z.infer<typeof report>): DeliveryReport[] {
  const state = stateOf(data.status.toLowerCase());
  if (!state) return [];
  const error = data.failureReason || data.desc;
  return [
    {
      providerId: data.requestId,
      state,
      at: timeOf(data.deliveryTime ?? data.date),
      ...(data.CRQID && { noticeId: data.CRQID }),
      ...(state === 'failed' && error && { error }),
    },
  ];
}

function stateOf(status: string): DeliveryReport['state'] | undefined {
  if (DELIVERED.includes(status)) return 'delivered';
  if (FAILED.includes(status)) return 'failed';
  return SENT.includes(status) ? 'sent' : undefined;
}

/** In India's time; now if it cannot be read. */
function timeOf(text = ''): Date {
  return TIME.test(text) ? new Date(`${text.replace(' ', 'T')}+05:30`) : new Date();
}

function tokenOf(value: unknown): string {
  const token = typeof value === 'object' && value && 'token' in value ? value.token : undefined;
  return typeof token === 'string' ? token : '';
}

/** Compared in constant time, whatever the lengths. */
function isSecret(secrets: readonly string[], sent: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return secrets.some((secret) => timingSafeEqual(hashOf(secret), hashOf(sent)));
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
