import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { googleApp } from './google/google-app.ts';
import { createGoogleIssuer, type GoogleIssuer } from './google/issuer.ts';
import { style } from './kit/plain-page.ts';
import { mailApp } from './mail/mail-app.ts';
import { type Mailbox, openMailbox } from './mail/mailbox.ts';
import { type PaymentSandboxOptions, paymentSandbox } from './payments.ts';
import { createPushService, type PushService } from './push/push-service.ts';
import { shiprocketSandbox } from './shiprocket/shiprocket.ts';
import { CourierStore } from './shiprocket/store.ts';
import { createMsg91, type Msg91 } from './sms/msg91.ts';
import { smsApp } from './sms/sms-app.ts';
import { createSmsInbox, type SmsInbox } from './sms/sms-inbox.ts';
import { createWhatsApp, type WhatsApp } from './whatsapp/whatsapp.ts';

export interface Sandbox {
  smtpUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  mailbox: Mailbox;
  sms: SmsInbox;
  msg91: Msg91;
  push: PushService;
  whatsapp: WhatsApp;
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
  settingsInput: { keys: Readonly<Partial<Record<string, string>>> };
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

/** Simulates all external services of the shop with their real protocols: payments, exchange rate, e-mail, SMS, push, WhatsApp, courier, Google sign-in. */
export async function openSandbox({
  publicUrl,
  port,
  dataDir,
  paymentSettings,
  settingsInput: { keys },
}: SandboxOptions): Promise<Sandbox> {
  const mailbox = await openMailbox();
  const sms = createSmsInbox();
  const stopping = new AbortController();
  const google = createGoogleIssuer(`${publicUrl}/sandbox/google`);
  const payments = paymentSandbox({
    dataDir,
    shopUrl: `http://127.0.0.1:${port}`,
    razorpay: { ...NO_RAZORPAY, ...(paymentSettings.razorpay as Partial<RazorpayKeys> | undefined) },
    paypal: { ...NO_PAYPAL, ...(paymentSettings.paypal as Partial<PaypalKeys> | undefined) },
  });
  const shopUrl = `http://127.0.0.1:${port}`;
  const couriers = new CourierStore(dataDir);
  const push = createPushService(`${shopUrl}/sandbox/push`, stopping.signal);
  const msg91 = createMsg91({
    inbox: sms,
    webhookUrl: `${shopUrl}/api/webhooks/messages/sms`,
    webhookToken: keys.MSG91_WEBHOOK_TOKEN ?? '',
    stopped: stopping.signal,
  });
  const whatsapp = createWhatsApp({
    // of a shop without this channel: nobody knows them, so nobody can call
    phoneNumberId: keys.WHATSAPP_PHONE_NUMBER_ID ?? randomUUID(),
    token: keys.WHATSAPP_TOKEN ?? randomUUID(),
    appSecret: keys.WHATSAPP_APP_SECRET ?? randomUUID(),
    webhookUrl: `${shopUrl}/api/webhooks/messages/whatsapp`,
    stopped: stopping.signal,
  });
  const app = new Hono()
    .basePath('/sandbox')
    .get('/style.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .route('/mail', mailApp(mailbox))
    .route('/sms', smsApp(sms))
    .route('/msg91', msg91.app)
    .route('/push', push.app)
    .route('/whatsapp', whatsapp.app)
    .route(
      '/shiprocket',
      shiprocketSandbox({
        store: couriers,
        // of a shop without this courier: nobody knows them, so nobody can call
        email: keys.SHIPROCKET_EMAIL ?? randomUUID(),
        password: keys.SHIPROCKET_PASSWORD ?? randomUUID(),
        webhookToken: keys.SHIPROCKET_WEBHOOK_TOKEN ?? '',
        webhookUrl: `${shopUrl}/api/webhooks/couriers/parcels`,
        ownUrl: `${shopUrl}/sandbox/shiprocket`,
        stopped: stopping.signal,
      }),
    )
    .route('/google', googleApp(google, publicUrl))
    .route('/', payments.app);
  return {
    smtpUrl: mailbox.smtpUrl,
    fetch: app.fetch,
    mailbox,
    sms,
    msg91,
    push,
    whatsapp,
    google,
    idle: () => payments.idle(),
    stop: async () => {
      stopping.abort();
      await payments.stop();
      await couriers.save();
      await mailbox.close();
    },
  };
}
