import { Hono } from 'hono';
import { z } from 'zod';
import type { SmsInbox } from './sms-inbox.ts';

const flow = z.object({
  template_id: z.string().min(1),
  short_url: z.string().optional(),
  recipients: z.array(z.object({ mobiles: z.string().regex(/^91[6-9]\d{9}$/) }).catchall(z.string())).min(1),
});
/** Longer than any client waits. */
const SILENCE_MS = 20_000;

/** Simulates MSG91's flow API: errors come with status 200 and `type: error`. */
export function msg91Sandbox(inbox: SmsInbox, stopped: AbortSignal): Hono {
  const app = new Hono();
  app.post('/api/v5/flow', async (context) => {
    const fault = inbox.fault();
    if (fault === 'error-500') return context.text('Internal Server Error', 500);
    if (fault === 'silent') {
      await silence(AbortSignal.any([context.req.raw.signal, stopped, AbortSignal.timeout(SILENCE_MS)]));
      return context.text('', 504);
    }
    if (!context.req.header('authkey')) return context.json(failed('Authentication failure'), 401);
    if (fault === 'no-credit') return context.json(failed('Insufficient balance'));
    const body = flow.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json(failed('Invalid request body'));
    const [first] = body.data.recipients.map(({ mobiles, ...values }) =>
      inbox.add({ to: mobiles, templateId: body.data.template_id, values }),
    );
    return context.json({ type: 'success', message: `sandbox${first?.id}` });
  });
  return app;
}

function failed(message: string) {
  return { type: 'error', message };
}

function silence(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
