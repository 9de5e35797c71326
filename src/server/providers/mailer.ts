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
  /** The same for every attempt, so that a mail program can drop a second copy. */
  messageId: string;
}

export interface Mailer {
  send(email: Email, envelope: Envelope): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** Any SMTP server. */
export function createMailer(smtpUrl: string): Mailer {
  const url = new URL(smtpUrl);
  const isHere = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // a password must not cross the network in the clear
    requireTLS: url.protocol === 'smtp:' && !isHere,
    ignoreTLS: isHere,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (email, { from, to, replyTo, messageId, attachment }) => {
      // an object, never a line: a line with a comma would be two receivers
      await transport.sendMail({
        from,
        to,
        messageId,
        ...(replyTo && { replyTo }),
        ...email,
        attachments: attachment ? [attachment] : [],
      });
    },
    close: () => transport.close(),
  };
}
