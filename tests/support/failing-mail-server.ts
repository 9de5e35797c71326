import { SMTPServer } from 'smtp-server';

/** Receives an e-mail, lets the test read it, then rejects it: the shop has to log why. */
export async function openFailingMailServer() {
  const emails: string[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, response) => {
      logins.push(`${username}:${password}`);
      response(null, { user: username ?? '' });
    },
    onData: (stream, _, response) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        emails.push(text);
        response(Object.assign(new Error('mailbox is full'), { responseCode: 552 }));
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    emails,
    logins,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
