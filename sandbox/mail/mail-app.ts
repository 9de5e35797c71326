import { Hono } from 'hono';
import { html } from 'hono/html';
import { plainPage } from '../kit/plain-page.ts';
import type { Mailbox, MailMessage } from './mailbox.ts';

const CLOCK = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** CSP of a displayed e-mail: inline styles only, no scripts, no network. */
const EMAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Web interface of the mailbox, and JSON for tests. */
export function mailApp(mailbox: Mailbox) {
  return new Hono()
    .get('/', (context) => {
      const to = context.req.query('to');
      return context.html(list(mailbox.messages(to), to));
    })
    .get('/messages', (context) => {
      context.header('Cache-Control', 'no-store');
      return context.json(mailbox.messages(context.req.query('to')));
    })
    .get('/messages/:id', (context) => {
      const message = mailbox.messages().find(({ id }) => id === context.req.param('id'));
      if (!message) return context.notFound();
      context.header('Content-Security-Policy', EMAIL_POLICY);
      return context.html(message.html);
    });
}

function list(messages: MailMessage[], to?: string) {
  return plainPage(
    'Demo mailbox',
    html`<h1>Demo mailbox</h1>
      <p class="note">Every mail of the demo shop ends here, newest first; none leaves this machine. This page reads again every 5 seconds.${to ? html` Only mail to <strong>${to}</strong>. <a href="/sandbox/mail">Show all</a>` : ''}</p>
      ${messages.length === 0 ? html`<p class="card">No mail yet.</p>` : messages.map(card)}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

function card({ id, to, subject, text, receivedAt }: MailMessage) {
  return html`<article class="card">
    <h2>${subject}</h2>
    <dl><dt>To</dt><dd>${to.join(', ')}</dd><dt>At</dt><dd>${CLOCK.format(new Date(receivedAt))}</dd></dl>
    <pre>${text.trim()}</pre>
    <p><a href="/sandbox/mail/messages/${id}">Open as it looks in a mail program</a></p>
  </article>`;
}
