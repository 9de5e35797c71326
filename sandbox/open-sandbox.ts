import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { googleApp } from './google/google-app.ts';
import { createGoogleIssuer, type GoogleIssuer } from './google/issuer.ts';
import { style } from './kit/plain-page.ts';
import { mailApp } from './mail/mail-app.ts';
import { type Mailbox, openMailbox } from './mail/mailbox.ts';
import { type PaymentSandboxOptions, paymentSandbox } from './payments.ts';

export interface Sandbox {
  smtpUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  mailbox: Mailbox;
  google: GoogleIssuer;
  /** Resolves when every pending webhook has its first response. */
  idle: () => Promise<void>;
  stop: () => Promise<void>;
}

interface SandboxOptions extends Pick<PaymentSandboxOptions, 'dataDir'> {
  publicUrl: string;
  port: number;
  /** By the id of the payment method; those of other methods are not for the sandbox. */
  paymentSettings: Readonly<Record<string, unknown>>;
}

type RazorpayKeys = PaymentSandboxOptions['razorpay'];
type PaypalKeys = PaymentSandboxOptions['paypal'];

/** Of a shop without this payment method: nobody knows them, so nobody can call. */
const NO_RAZORPAY: RazorpayKeys = { keyId: '', keySecret: randomUUID(), webhookSecret: randomUUID() };
const NO_PAYPAL: PaypalKeys = {
  clientId: '',
  clientSecret: randomUUID(),
  webhookId: '',
  merchantId: undefined,
};

/** Simulates all external services of the shop with their real protocols: payments, exchange rate, e-mail, Google sign-in. */
export async function openSandbox({
  publicUrl,
  port,
  dataDir,
  paymentSettings,
}: SandboxOptions): Promise<Sandbox> {
  const mailbox = await openMailbox();
  const google = createGoogleIssuer(`${publicUrl}/sandbox/google`);
  const payments = paymentSandbox({
    dataDir,
    shopUrl: `http://127.0.0.1:${port}`,
    razorpay: { ...NO_RAZORPAY, ...(paymentSettings.razorpay as Partial<RazorpayKeys> | undefined) },
    paypal: { ...NO_PAYPAL, ...(paymentSettings.paypal as Partial<PaypalKeys> | undefined) },
  });
  const app = new Hono()
    .basePath('/sandbox')
    .get('/style.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .route('/mail', mailApp(mailbox))
    .route('/google', googleApp(google, publicUrl))
    .route('/', payments.app);
  return {
    smtpUrl: mailbox.smtpUrl,
    fetch: app.fetch,
    mailbox,
    google,
    idle: () => payments.idle(),
    stop: async () => {
      await payments.stop();
      await mailbox.close();
    },
  };
}
