import type { EmailContent } from './email-layout.ts';

/** To the admins: an endpoint has failed for days, or says that it is gone. */
export function webhookDisabledEmail(
  { id, url, error }: { id: string; url: string; error: string },
  shopUrl: string,
): EmailContent {
  const { host } = new URL(url);
  return {
    subject: `Webhooks to ${host} are disabled`,
    greeting: 'An endpoint receives no webhooks any more.',
    paragraphs: [
      'It failed for a long time, or said that it is gone, so the shop stopped trying. New events are not sent to it until you enable it. What it has not received is kept for 30 days and sent then.',
    ],
    rows: [
      ['Endpoint', url],
      ['Last error', error],
    ],
    link: { text: 'Open the endpoint', url: `${shopUrl}/admin/webhooks/${id}` },
  };
}
