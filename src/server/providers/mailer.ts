import { createTransport } from 'nodemailer';

export interface Email {
  subject: string;
  text: string;
  html: string;
}

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

interface Envelope {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  attachment?: Attachment;
  /** The same for every retry, so that mail clients can drop a duplicate. */
  messageId: string;
}

export interface Mailer {
  send(email: Email, envelope: Envelope): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** Sends e-mails through the SMTP server of now: an admin may enter another one while the shop runs. */
export function createMailer(smtpUrl: () => string | undefined): Mailer {
  let current: { url: string; transport: Transport } | undefined;
  const transportOfNow = (): Transport => {
    const url = smtpUrl();
    if (!url) throw new Error('no mail server is configured');
    if (current?.url !== url) {
      current?.transport.close();
      current = { url, transport: openTransport(url) };
    }
    return current.transport;
  };
  return {
    send: async (email, { from, to, replyTo, messageId, attachment }) => {
      // an address object, not a string: a comma in a string would add a second recipient
      await transportOfNow().sendMail({
        from,
        to,
        messageId,
        ...(replyTo && { replyTo }),
        ...email,
        attachments: attachment ? [attachment] : [],
      });
    },
    close: () => current?.transport.close(),
  };
}

type Transport = ReturnType<typeof openTransport>;

function openTransport(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  return createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // never send the password unencrypted over the network
    requireTLS: url.protocol === 'smtp:' && !isLocal,
    ignoreTLS: isLocal,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
