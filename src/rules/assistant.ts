import type { PageSection, Texts } from './page-sections/section-types.ts';
import { textsOf } from './page-sections/texts-of.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** A reply of the shop's chat assistant. Its words are texts of the assistant's page, its facts those of the policies. */
export interface Reply {
  text: string;
  links: { text: string; to: string }[];
  /** Suggested next questions. */
  suggestions?: readonly string[];
}

/** What the replies are made of. */
export interface ReplyFacts {
  /** The sections of the assistant's page, with the placeholders filled in. */
  sections: readonly PageSection[];
  paymentMethods: readonly PaymentMethod[];
  phone: string;
  phoneHref: string;
  email: string;
}

interface Topic {
  /** The key of its section. */
  key: string;
  pattern: RegExp;
  link: { text: string; to: string };
}

const refundPolicy = { text: 'Refund policy', to: '/refund-policy' };
const terms = { text: 'Terms of service', to: '/terms-of-service' };

const topics: readonly Topic[] = [
  { key: 'cancel', pattern: /\b(cancel|cancell?ation|cancelled)\b/i, link: refundPolicy },
  {
    key: 'damage',
    pattern: /\b(broken|damaged?|leak\w*|missing|wrong|spilt|spilled)\b/i,
    link: refundPolicy,
  },
  { key: 'return', pattern: /\b(returns?|exchange|refunds?|money back)\b/i, link: refundPolicy },
  {
    // before the delivery topic, whose pattern also matches "cash on delivery"
    key: 'cash',
    pattern:
      /\b(cash|cod|c\.o\.d|pay\w* (on|at|after|upon) (the )?(delivery|door|arrival)|collect on delivery)\b/i,
    link: terms,
  },
  {
    key: 'delivery',
    pattern: /\b(deliver\w*|ship\w*|courier|arrive\w*|how long|reach)\b/i,
    link: { text: 'Shipping policy', to: '/shipping-policy' },
  },
  {
    key: 'minimum',
    pattern: /\b(minimum|min order|smallest|least)\b/i,
    link: { text: 'All products', to: '/product' },
  },
  { key: 'payment', pattern: /\b(pay\w*|upi|paypal|gpay|phonepe|card)\b/i, link: terms },
  {
    key: 'privacy',
    pattern: /\b(privacy|data|delete my account|personal)\b/i,
    link: { text: 'Privacy policy', to: '/privacy-policy' },
  },
];

export function greetingOf(sections: readonly PageSection[]): string {
  return textsOf(sections, 'greeting').text ?? '';
}

/** Suggested questions at the start of a chat. */
export function openingQuestions(sections: readonly PageSection[]): string[] {
  return itemsOf(sections, 'questions').flatMap(({ question }) => (question ? [question] : []));
}

/** Fallback reply with contact details and suggested questions. */
export function contactReply({ sections, phone, phoneHref, email }: ReplyFacts): Reply {
  const links = [
    ...(phone ? [{ text: `Call ${phone}`, to: phoneHref }] : []),
    ...(email ? [{ text: `Write to ${email}`, to: `mailto:${email}` }] : []),
  ];
  const { text = '', ask = '' } = textsOf(sections, 'unknown');
  return {
    text: links.length > 0 ? `${text} ${ask}` : text,
    links,
    suggestions: openingQuestions(sections),
  };
}

/** The owner's reply to a question with one of its words, then the one of the first matching topic; undefined when none matches. */
export function replyTo(question: string, facts: ReplyFacts): Reply | undefined {
  const own = itemsOf(facts.sections, 'own').find(({ words = '' }) => mentions(question, words));
  if (own) return ownReply(own);
  const topic = topics.find(({ pattern }) => pattern.test(question));
  return topic && { text: topicText(topic.key, facts), links: [topic.link] };
}

function topicText(key: string, { sections, paymentMethods }: ReplyFacts): string {
  const { text = '', offered = '', notOffered = '' } = textsOf(sections, key);
  if (key !== 'cash') return text;
  return paymentMethods.includes('cash-on-delivery') ? offered : notOffered;
}

function ownReply({ text = '', linkText = '', link = '' }: Texts): Reply {
  return { text, links: linkText && link ? [{ text: linkText, to: link }] : [] };
}

/** Whether the question has one of the words or phrases, which have commas between. */
function mentions(question: string, words: string): boolean {
  const asked = ` ${plain(question)} `;
  return words
    .split(',')
    .map(plain)
    .some((phrase) => phrase !== '' && asked.includes(` ${phrase} `));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function itemsOf(sections: readonly PageSection[], key: string): readonly Texts[] {
  return sections.find((section) => section.key === key)?.items ?? [];
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
