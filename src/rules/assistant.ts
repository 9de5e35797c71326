import type { PaymentMethod } from './payment-methods.ts';
import { policy, range } from './policy.ts';

/** What the shop's assistant says of itself to a question; facts come from the same rules as the pages. */
export interface Reply {
  text: string;
  links: { text: string; to: string }[];
  /** Questions that can be asked next. */
  suggestions?: readonly string[];
}

/** What the answers depend on, as the shop is configured. */
export interface ShopFacts {
  paymentMethods: readonly PaymentMethod[];
  phone: string;
  phoneHref: string;
  email: string;
}

interface Topic {
  words: RegExp;
  reply: Reply | ((facts: ShopFacts) => Reply);
}

const onlineMethods = { upi: 'by UPI through Razorpay', paypal: 'with PayPal in US dollars' };
const terms = { text: 'Terms of service', to: '/terms-of-service' };

function payOnline(methods: readonly PaymentMethod[]): string {
  const ways = methods.flatMap((method) => (method === 'cash-on-delivery' ? [] : [onlineMethods[method]]));
  return ways.join(', or ');
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

const { deliveryBusinessDays: days } = policy;

const topics: Topic[] = [
  {
    words: /\b(cancel|cancell?ation|cancelled)\b/i,
    reply: {
      text: `You get a full refund when you cancel within ${policy.freeCancellationHours} hours of placing the order. After shipping an order cannot be cancelled.`,
      links: [{ text: 'Refund policy', to: '/refund-policy' }],
    },
  },
  {
    words: /\b(broken|damaged?|leak\w*|missing|wrong|spilt|spilled)\b/i,
    reply: {
      text: `Please report it within ${policy.discrepancyHours} hours of delivery, with a photo if you can. We replace the item or refund it.`,
      links: [{ text: 'Refund policy', to: '/refund-policy' }],
    },
  },
  {
    words: /\b(returns?|exchange|refunds?|money back)\b/i,
    reply: {
      text: `You can return or exchange within ${policy.returnDays} days of receiving the order. A refund takes ${range(policy.refundBusinessDays)} business days, an exchange ${range(policy.exchangeWorkingDays)} working days.`,
      links: [{ text: 'Refund policy', to: '/refund-policy' }],
    },
  },
  {
    // before delivery, whose word it contains
    words:
      /\b(cash|cod|c\.o\.d|pay\w* (on|at|after|upon) (the )?(delivery|door|arrival)|collect on delivery)\b/i,
    reply: cashReply,
  },
  {
    words: /\b(deliver\w*|ship\w*|courier|arrive\w*|how long|reach)\b/i,
    reply: {
      text: `We pack in ${range(policy.processingBusinessDays)} business days after payment. Delivery then takes ${range(days.tamilNadu)} business days in Tamil Nadu, ${range(days.otherStates)} in other states and ${range(days.remote)} in remote areas. We ship within India only.`,
      links: [{ text: 'Shipping policy', to: '/shipping-policy' }],
    },
  },
  {
    words: /\b(minimum|min order|smallest|least)\b/i,
    reply: {
      text: `An order starts at ₹${policy.minimumOrderRupees}.`,
      links: [{ text: 'All products', to: '/product' }],
    },
  },
  {
    words: /\b(pay\w*|upi|paypal|gpay|phonepe|card)\b/i,
    reply: paymentReply,
  },
  {
    words: /\b(privacy|data|delete my account|personal)\b/i,
    reply: {
      text: 'You can see, correct, export or erase what we hold about you. Payment details stay with the payment provider.',
      links: [{ text: 'Privacy policy', to: '/privacy-policy' }],
    },
  },
];

/** Questions that the assistant offers to begin with. */
export const openingQuestions = [
  'How long does delivery take?',
  'Can I return something?',
  'How can I pay?',
  'Where is my order?',
];

/** Said where nothing else helps: who can, and what the assistant does know. */
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

/** From the shop's rules; undefined where they say nothing. */
export function replyTo(question: string, facts: ShopFacts): Reply | undefined {
  const reply = topics.find(({ words }) => words.test(question))?.reply;
  return typeof reply === 'function' ? reply(facts) : reply;
}

export function asksForOrder(question: string): boolean {
  return /\b(my orders?|order status|track\w*|where is|where's)\b/i.test(question);
}

const FILLERS =
  /\b(do|does|did|you|u|your|have|has|sell|is|are|there|any|the|a|an|of|for|price|cost|how|much|what|whats|which|who|i|me|my|want|need|buy|to|in|on|with|please|show|can|get|some|best|good|better|suitable|recommend|should|use|used)\b/gi;
const KIND = /^(oils?|powders?|rice|millets?|honey|ghee|sugar|jaggery)$/i;
const MAX_QUERIES = 4;
const MIN_QUERY_LENGTH = 3;

/** What is left of a question when only the thing that is asked for counts. */
export function searchWords(question: string): string {
  return question
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}

/**
 * What to search the catalogue for, the nearest to the question first: everything that was asked for, then a kind of food
 * with each of its uses ("oil frying"), then a use alone where the question is what something is for.
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
