import { Hono } from 'hono';
import { googleApp } from './google/google-app.ts';
import { createGoogleIssuer, type GoogleIssuer } from './google/issuer.ts';
import { mailApp } from './mail/mail-app.ts';
import { type Mailbox, openMailbox } from './mail/mailbox.ts';
import { style } from './page.ts';

export interface Sandbox {
  smtpUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  mailbox: Mailbox;
  google: GoogleIssuer;
  stop: () => Promise<void>;
}

/** Stand-ins for everything the shop asks of others, each speaking the real one's language. */
export async function openSandbox({ publicUrl }: { publicUrl: string }): Promise<Sandbox> {
  const mailbox = await openMailbox();
  const google = createGoogleIssuer(`${publicUrl}/sandbox/google`);
  const app = new Hono()
    .basePath('/sandbox')
    .get('/style.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .route('/mail', mailApp(mailbox))
    .route('/google', googleApp(google, publicUrl));
  return { smtpUrl: mailbox.smtpUrl, fetch: app.fetch, mailbox, google, stop: () => mailbox.close() };
}
