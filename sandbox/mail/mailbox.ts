import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailMessage {
  id: string;
  to: string[];
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** File names. */
  attachments: string[];
  receivedAt: string;
}

export interface Mailbox {
  smtpUrl: string;
  /** Newest first; `to` filters by recipient. */
  messages: (to?: string) => MailMessage[];
  /** Simulates an unavailable mail server, for tests. */
  setAway: (isAway: boolean) => void;
  close: () => Promise<void>;
}

/** More than anybody reads in a demo; each takes nine kilobytes. */
const MAX_STORED = 200;
const MAX_MAIL = 1024 * 1024;

/** A local SMTP server that stores received e-mails in memory. */
export async function openMailbox({ port = 0, max = MAX_STORED } = {}): Promise<Mailbox> {
  const stored: MailMessage[] = [];
  let isAway = false;
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MAIL,
    onMailFrom: (_, __, done) => done(isAway ? unavailableError() : null),
    onData: (stream, session, done) => {
      text(stream)
        .then((source) => PostalMime.parse(source))
        .then((mail) => {
          count += 1;
          stored.unshift({
            id: String(count),
            to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
            from: mail.from?.address ?? '',
            replyTo: mail.replyTo?.[0]?.address ?? '',
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
            messageId: mail.messageId ?? '',
            attachments: mail.attachments.map(({ filename }) => filename ?? ''),
            receivedAt: new Date().toISOString(),
          });
          stored.length = Math.min(stored.length, max);
          done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actualPort } = server.server.address() as AddressInfo;
  // ignore clients that disconnect early
  server.on('error', () => {});
  return {
    smtpUrl: `smtp://127.0.0.1:${actualPort}`,
    messages: (to) => stored.filter((message) => !to || message.to.includes(to.toLowerCase())),
    setAway: (value) => {
      isAway = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function unavailableError(): Error {
  return Object.assign(new Error('the mailbox is away'), { responseCode: 451 });
}
