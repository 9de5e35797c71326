import { policy, range } from './policy.ts';

/** What the shop's assistant says of itself to a question; facts come from the same rules as the pages. */
export interface Reply {
  text: string;
  links: { text: string; to: string }[];
}

interface Topic {
  words: RegExp;
  reply: Reply;
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
    words: /\b(pay\w*|upi|paypal|gpay|card|cash|cod)\b/i,
    reply: {
      text: 'You pay by UPI through Razorpay, or with PayPal in US dollars. We do not take cash on delivery.',
      links: [{ text: 'Terms of service', to: '/terms-of-service' }],
    },
  },
  {
    words: /\b(privacy|data|delete my account|personal)\b/i,
    reply: {
      text: 'You can see, correct, export or erase what we hold about you. Payment details stay with the payment provider.',
      links: [{ text: 'Privacy policy', to: '/privacy-policy' }],
    },
  },
];

/** Said where nothing else helps. */
export const contactReply: Reply = {
  text: 'For anything else, call or write to us. The details stand at the foot of every page.',
  links: [],
};

/** Questions that the assistant offers to begin with. */
export const openingQuestions = [
  'How long does delivery take?',
  'Can I return something?',
  'How can I pay?',
  'Where is my order?',
];

/** From the shop's rules; undefined where they say nothing. */
export function replyTo(question: string): Reply | undefined {
  return topics.find(({ words }) => words.test(question))?.reply;
}

export function asksForOrder(question: string): boolean {
  return /\b(my orders?|order status|track\w*|where is|where's)\b/i.test(question);
}

const FILLERS =
  /\b(do|does|did|you|u|have|has|sell|is|are|there|any|the|a|an|of|for|price|cost|how|much|what|whats|i|me|want|need|buy|to|in|please|show|can|get|some)\b/gi;

/** What is left of a question when only the thing that is asked for counts. */
export function searchWords(question: string): string {
  return question
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}
