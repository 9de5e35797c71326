import type { RequestKind } from '../../rules/returns.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailLabels, emailTexts, trackingUrl } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

type From = Pick<Sender, 'shopUrl' | 'signTracking' | 'textsIn'>;
type Order = Reader & { id: string; number: number };

const nextSteps: Partial<Record<RequestKind, string>> = {
  return: 'nextReturn',
  exchange: 'nextExchange',
  damage: 'nextDamage',
};

/** E-mails to the customer about a request that the shop decides. */
export const returnEmails = {
  decided: (
    order: Order,
    { kind, isAccepted, reply }: { kind: RequestKind; isAccepted: boolean; reply: string },
    from: From,
  ): EmailContent => {
    const names = emailTexts(from, order.language, 'return-decision');
    const facts = { number: String(order.number), request: names.line(kind) };
    const { line, paragraphs } = emailTexts(from, order.language, 'return-decision', facts);
    const next = isAccepted && nextSteps[kind];
    return {
      subject: line(isAccepted ? 'accepted' : 'declined'),
      ...greet(order),
      paragraphs: [reply, ...(next ? paragraphs(next) : [])],
      link: followLink(order, from),
    };
  },
  received: (order: Order, kind: RequestKind, from: From): EmailContent => {
    const { subject, paragraphs } = progressOf(order, kind, from);
    const text = paragraphs(kind === 'exchange' ? 'receivedExchange' : 'received');
    return { subject, ...greet(order), paragraphs: text, link: followLink(order, from) };
  },
  closed: (order: Order, kind: RequestKind, note: string, from: From): EmailContent => {
    const { subject, paragraphs } = progressOf(order, kind, from);
    return {
      subject,
      ...greet(order),
      paragraphs: [...paragraphs('closed'), note],
      link: followLink(order, from),
    };
  },
};

function progressOf({ number, language }: Order, kind: RequestKind, from: From) {
  const request = emailTexts(from, language, 'return-progress').line(kind);
  const { line, paragraphs } = emailTexts(from, language, 'return-progress', {
    number: String(number),
    request,
  });
  return { subject: line('subject'), paragraphs };
}

function followLink({ id, language }: Order, from: From): NonNullable<EmailContent['link']> {
  return { text: emailLabels(from, language)('follow'), url: trackingUrl(from, language, id) };
}
