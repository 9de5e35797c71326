import { createHmac, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { loseResponse } from '../kit/lose-response.ts';
import { plainPage } from '../kit/plain-page.ts';

interface WhatsAppMessage {
  id: string;
  /** With country code, without plus. */
  to: string;
  template: string;
  language: string;
  values: string[];
  /** What the sender wants back with every report. */
  reference: string;
  receivedAt: string;
}

/** What the provider does, for tests. `lost`: sent, but without a response. `no-template`: not in this language. */
type WhatsAppFault = 'lost' | 'error-500' | 'no-template' | 'rate';

export interface WhatsApp {
  app: Hono;
  /** Newest first; `to` filters by number. */
  messages: (to?: string) => WhatsAppMessage[];
  setFault: (fault: WhatsAppFault | undefined) => void;
  /** Off: reports are sent only by `report`. */
  setReports: (isOn: boolean) => void;
  /** Sends a report; returns the shop's status. */
  report: (message: WhatsAppMessage, state: string, options?: ReportOptions) => Promise<number>;
  /** A person writes to the shop. */
  write: (from: string, text: string) => Promise<number>;
}

interface ReportOptions {
  secret?: string;
  at?: Date;
}

interface Options {
  phoneNumberId: string;
  token: string;
  appSecret: string;
  webhookUrl: string;
  stopped: AbortSignal;
}

const MAX_STORED = 500;
const CLOCK = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

const request = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{10,15}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.object({ code: z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/) }),
    components: z.array(
      z.object({
        type: z.literal('body'),
        parameters: z.array(z.object({ type: z.literal('text'), text: z.string().min(1).max(1024) })),
      }),
    ),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
});

/** Simulates the Cloud API for template messages: its errors, and signed reports to the shop's webhook. */
export function createWhatsApp({ phoneNumberId, token, appSecret, webhookUrl, stopped }: Options): WhatsApp {
  const stored: WhatsAppMessage[] = [];
  let fault: WhatsAppFault | undefined;
  let hasReports = true;

  const post = async (value: object, secret = appSecret): Promise<number> => {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        { id: 'waba', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] },
      ],
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` },
      body,
      signal: stopped,
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status ?? 0;
  };
  const report: WhatsApp['report'] = ({ id, to, reference }, state, { secret, at = new Date() } = {}) =>
    post(
      {
        metadata: { phone_number_id: phoneNumberId },
        statuses: [
          {
            id,
            status: state,
            timestamp: String(Math.floor(at.getTime() / 1000)),
            recipient_id: to,
            ...(reference && { biz_opaque_callback_data: reference }),
            ...(state === 'failed' && { errors: [{ code: 131026, title: 'Message undeliverable' }] }),
          },
        ],
      },
      secret,
    );

  const app = new Hono()
    .get('/', (context) => context.html(list(stored)))
    .get('/messages', (context) => {
      context.header('Cache-Control', 'no-store');
      return context.json(stored);
    })
    .post('/:version{v\\d+\\.\\d+}/:phone/messages', async (context) => {
      if (fault === 'error-500') return context.json(failed(1, 'An unknown error occurred'), 500);
      if (fault === 'rate') return context.json(failed(130429, 'Rate limit hit'), 429);
      if (context.req.header('Authorization') !== `Bearer ${token}`)
        return context.json(failed(190, 'Invalid OAuth access token'), 401);
      if (context.req.param('phone') !== phoneNumberId)
        return context.json(failed(100, 'Unsupported post request'), 400);
      const parsed = request.safeParse(await context.req.json().catch(() => undefined));
      if (!parsed.success) return context.json(failed(100, 'Invalid parameter'), 400);
      const { to, template, biz_opaque_callback_data: reference = '' } = parsed.data;
      if (fault === 'no-template' && template.language.code !== 'en')
        return context.json(failed(132001, 'Template name does not exist in the translation'), 404);
      const message = {
        id: `wamid.${randomBytes(12).toString('base64url')}`,
        to,
        template: template.name,
        language: template.language.code,
        values: template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text)),
        reference,
        receivedAt: new Date().toISOString(),
      };
      stored.unshift(message);
      stored.length = Math.min(stored.length, MAX_STORED);
      if (hasReports) void report(message, 'sent').then(() => report(message, 'delivered'));
      if (fault === 'lost') await loseResponse(AbortSignal.any([context.req.raw.signal, stopped]));
      return context.json({
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id: message.id }],
      });
    });
  return {
    app,
    messages: (to) => stored.filter((message) => !to || message.to === to.replace(/\D/g, '')),
    setFault: (next) => {
      fault = next;
    },
    setReports: (isOn) => {
      hasReports = isOn;
    },
    report,
    write: (from, text) =>
      post({
        contacts: [{ wa_id: from }],
        messages: [
          { from, id: `wamid.${randomBytes(8).toString('hex')}`, type: 'text', text: { body: text } },
        ],
      }),
  };
}

function failed(code: number, message: string) {
  return { error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } };
}

function list(stored: WhatsAppMessage[]) {
  return plainPage(
    'Demo WhatsApp messages',
    html`<h1>Demo WhatsApp messages</h1>
      <p class="note">Every WhatsApp message of the demo shop ends here, newest first; none leaves this machine. This page reads again every 5 seconds.</p>
      ${
        stored.length === 0
          ? html`<p class="card">No message yet.</p>`
          : stored.map(
              ({ to, template, language, values, receivedAt }) => html`<article class="card">
                <dl><dt>To</dt><dd>+${to}</dd><dt>At</dt><dd>${CLOCK.format(new Date(receivedAt))}</dd></dl>
                <pre>${[`Template ${template} (${language})`, ...values].join('\n')}</pre>
              </article>`,
            )
      }`,
    '<meta http-equiv="refresh" content="5">',
  );
}
