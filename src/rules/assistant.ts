import type { PaymentMethod } from './payment-methods.ts';
import { count, type ShopPolicy } from './policy.ts';
import { deliveryText, minimumText } from './policy-summary.ts';

/** A canned reply of the shop's chat assistant; its facts come from the same rules as the pages. */
export interface Reply {
  text: string;
  links: { text: string; to: string }[];
  /** Suggested next questions. */
  suggestions?: readonly string[];
}

/** Configuration that the replies depend on. */
export interface ShopFacts {
  paymentMethods: readonly PaymentMethod[];
  phone: string;
  phoneHref: string;
  email: string;
  /** The shop's own state. */
  state: string;
  policy: ShopPolicy;
}

interface Topic {
  pattern: RegExp;
  reply: (facts: ShopFacts) => Reply;
}

const onlineMethods = { upi: 'by UPI through Razorpay', paypal: 'with PayPal in US dollars' };
const terms = { text: 'Terms of service', to: '/terms-of-service' };

function payOnline(methods: readonly PaymentMethod[]): string {
  const descriptions = methods.flatMap((method) =>
    method === 'cash-on-delivery' ? [] : [onlineMethods[method]],
  );
  return descriptions.join(', or ');
}

function cashReply({ paymentMethods: methods }: ShopFacts): Reply {
  const text = methods.includes('cash-on-delivery')
    ? `Yes, you can pay in cash when your order arrives. You can also pay online ${payOnline(methods)}.`
    : `No, we do not offer cash on delivery. You pay online when you order, ${payOnline(methods)}.`;
  return { text, links: [terms] };
}

function paymentReply({ paymentMethods: methods }: ShopFacts): Reply {
  const cash = methods.includes('cash-on-delivery')
    ? 'You can also pay in cash when your order arrives.'
    : 'We do not offer cash on delivery.';
  return { text: `You pay ${payOnline(methods)}. ${cash}`, links: [terms] };
}

const refundPolicy = { text: 'Refund policy', to: '/refund-policy' };

const topics: Topic[] = [
  {
    pattern: /\b(cancel|cancell?ation|cancelled)\b/i,
    reply: ({ policy }) => ({
      text: `You get a full refund when you cancel within ${count(policy.freeCancellationHours, 'hour')} of placing the order. After shipping an order cannot be cancelled.`,
      links: [refundPolicy],
    }),
  },
  {
    pattern: /\b(broken|damaged?|leak\w*|missing|wrong|spilt|spilled)\b/i,
    reply: ({ policy }) => ({
      text: `Please report it within ${count(policy.discrepancyHours, 'hour')} of delivery, with a photo if you can. We replace the item or refund it.`,
      links: [refundPolicy],
    }),
  },
  {
    pattern: /\b(returns?|exchange|refunds?|money back)\b/i,
    reply: ({ policy }) => ({
      text: `You can return or exchange within ${count(policy.returnDays, 'day')} of receiving the order. A refund takes ${count(policy.refundBusinessDays, 'business day')}, an exchange ${count(policy.exchangeWorkingDays, 'working day')}.`,
      links: [refundPolicy],
    }),
  },
  {
    // before the delivery topic, whose pattern also matches "cash on delivery"
    pattern:
      /\b(cash|cod|c\.o\.d|pay\w* (on|at|after|upon) (the )?(delivery|door|arrival)|collect on delivery)\b/i,
    reply: cashReply,
  },
  {
    pattern: /\b(deliver\w*|ship\w*|courier|arrive\w*|how long|reach)\b/i,
    reply: (facts) => ({
      text: `${deliveryText(facts)} We ship within India only.`,
      links: [{ text: 'Shipping policy', to: '/shipping-policy' }],
    }),
  },
  {
    pattern: /\b(minimum|min order|smallest|least)\b/i,
    reply: ({ policy }) => ({
      text: minimumText(policy),
      links: [{ text: 'All products', to: '/product' }],
    }),
  },
  {
    pattern: /\b(pay\w*|upi|paypal|gpay|phonepe|card)\b/i,
    reply: paymentReply,
  },
  {
    pattern: /\b(privacy|data|delete my account|personal)\b/i,
    reply: () => ({
      text: 'You can see, correct, export or erase what we hold about you. Payment details stay with the payment provider.',
      links: [{ text: 'Privacy policy', to: '/privacy-policy' }],
    }),
  },
];

/** Suggested questions at the start of a chat. */
export const openingQuestions = [
  'How long does delivery take?',
  'Can I return something?',
  'How can I pay?',
  'Where is my order?',
];

/** Fallback reply with contact details and suggested questions. */
export function contactReply({ phone, phoneHref, email }: ShopFacts): Reply {
  const links = [
    ...(phone ? [{ text: `Call ${phone}`, to: phoneHref }] : []),
    ...(email ? [{ text: `Write to ${email}`, to: `mailto:${email}` }] : []),
  ];
  return {
    text: `I do not know that one.${links.length > 0 ? ' Please ask us directly:' : ''}`,
    links,
    suggestions: openingQuestions,
  };
}

/** The reply of the first matching topic; undefined when none matches. */
export function replyTo(question: string, facts: ShopFacts): Reply | undefined {
  return topics.find(({ pattern }) => pattern.test(question))?.reply(facts);
}

export function asksForOrder(question: string): boolean {
  return /\b(my orders?|order status|track\w*|where is|where's)\b/i.test(question);
}

const FILLERS =
  /\b(do|does|did|you|u|your|have|has|sell|is|are|there|any|the|a|an|of|for|price|cost|how|much|what|whats|which|who|i|me|my|want|need|buy|to|in|on|with|please|show|can|get|some|best|good|better|suitable|recommend|should|use|used)\b/gi;
const KIND = /^(oils?|powders?|rice|millets?|honey|ghee|sugar|jaggery)$/i;
const MAX_QUERIES = 4;
const MIN_QUERY_LENGTH = 3;

/** The question without punctuation and filler words, as a search term. */
export function searchWords(question: string): string {
  return question
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}

/**
 * Catalogue searches for a question, most specific first: the full search term, then a kind of food with each of its uses
 * ("oil frying"), then a use alone when the question asks what something is for.
 */
export function foodQueries(question: string): string[] {
  const all = searchWords(question);
  const words = all.split(' ');
  const kind = words.find((word) => KIND.test(word));
  const others = words.filter((word) => word !== kind && word.length >= MIN_QUERY_LENGTH);
  const uses = searchWords(/\bfor\b(.*)$/is.exec(question)?.[1] ?? '').split(' ');
  const narrower = others.flatMap((word) => {
    if (kind) return [`${kind} ${word}`];
    return uses.includes(word) ? [word] : [];
  });
  const queries = [all, ...narrower].filter((query) => query.length >= MIN_QUERY_LENGTH);
  return [...new Set(queries)].slice(0, MAX_QUERIES);
}
