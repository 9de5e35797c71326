import { Hono } from 'hono';
import { html } from 'hono/html';
import { plainPage } from '../kit/plain-page.ts';
import type { SmsInbox, SmsMessage } from './sms-inbox.ts';

const CLOCK = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** Web interface of the inbox, and JSON for tests. */
export function smsApp(inbox: SmsInbox) {
  return new Hono()
    .get('/', (context) => {
      const to = context.req.query('to');
      return context.html(list(inbox.messages(to), to));
    })
    .get('/messages', (context) => {
      context.header('Cache-Control', 'no-store');
      return context.json(inbox.messages(context.req.query('to')));
    });
}

function list(messages: SmsMessage[], to?: string) {
  return plainPage(
    'Demo text messages',
    html`<h1>Demo text messages</h1>
      <p class="note">Every SMS of the demo shop ends here, newest first; none leaves this machine. This page reads again every 5 seconds.${to ? html` Only messages to <strong>${to}</strong>. <a href="/sandbox/sms">Show all</a>` : ''}</p>
      ${messages.length === 0 ? html`<p class="card">No message yet.</p>` : messages.map(card)}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

function card({ to, text, receivedAt }: SmsMessage) {
  return html`<article class="card">
    <dl><dt>To</dt><dd>+${to}</dd><dt>At</dt><dd>${CLOCK.format(new Date(receivedAt))}</dd></dl>
    <pre>${text}</pre>
  </article>`;
}
