import { Hono } from 'hono';
import { z } from 'zod';
import { loseResponse } from '../kit/lose-response.ts';
import type { SmsInbox, SmsMessage } from './sms-inbox.ts';

const flow = z.object({
  template_id: z.string().min(1),
  short_url: z.string().optional(),
  recipients: z.array(z.object({ mobiles: z.string().regex(/^91[6-9]\d{9}$/) }).catchall(z.string())).min(1),
});

export interface Msg91 {
  app: Hono;
  /** Off: reports are sent only by `report`. */
  setReports: (isOn: boolean) => void;
  /** Sends a report; returns the shop's status. */
  report: (message: SmsMessage, status: string, options?: { token?: string }) => Promise<number>;
}

interface Options {
  inbox: SmsInbox;
  webhookUrl: string;
  /** Written into the body of reports by the owner; without it there are none. */
  webhookToken: string;
  stopped: AbortSignal;
}

/** Simulates MSG91's flow API: errors come with status 200 and `type: error`. Reports follow to the shop's webhook. */
export function createMsg91({ inbox, webhookUrl, webhookToken, stopped }: Options): Msg91 {
  let hasReports = webhookToken !== '';
  const report: Msg91['report'] = async ({ id, to, values }, status, { token = webhookToken } = {}) => {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        token,
        requestId: id,
        status,
        telNum: to,
        deliveryTime: '',
        CRQID: values.CRQID ?? '0',
        failureReason: status === 'Delivered' ? '' : 'Number is switched off',
      }),
      signal: stopped,
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status ?? 0;
  };
  const app = new Hono();
  app.post('/api/v5/flow', async (context) => {
    const fault = inbox.fault();
    if (fault === 'error-500') return context.text('Internal Server Error', 500);
    const signal = AbortSignal.any([context.req.raw.signal, stopped]);
    if (fault === 'silent') {
      await loseResponse(signal);
      return context.text('', 504);
    }
    if (!context.req.header('authkey')) return context.json(failed('Authentication failure'), 401);
    if (fault === 'no-credit') return context.json(failed('Insufficient balance'));
    const body = flow.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json(failed('Invalid request body'));
    const [first] = body.data.recipients.map(({ mobiles, ...values }) =>
      inbox.add({ to: mobiles, templateId: body.data.template_id, values }),
    );
    // codes have no reference, so nobody asks what became of them
    if (hasReports && first?.values.CRQID) void report(first, 'Delivered');
    if (fault === 'lost') await loseResponse(signal);
    return context.json({ type: 'success', message: first?.id });
  });
  return {
    app,
    report,
    setReports: (isOn) => {
      hasReports = isOn;
    },
  };
}

function failed(message: string) {
  return { type: 'error', message };
}
