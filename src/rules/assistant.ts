import {
  type AssistantLanguage,
  type TopicKey,
  topicKeys,
} from './assistant-languages/assistant-language.ts';
import { assistantLanguages, questionLanguage } from './assistant-languages/assistant-languages.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import type { OrderStatus } from './order-status.ts';
import { fillPlaceholders } from './page-sections/placeholders.ts';
import type { PageSection, Texts } from './page-sections/section-types.ts';
import { textsOf } from './page-sections/texts-of.ts';
import { CASH_ON_DELIVERY } from './payment-methods.ts';

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
  paymentMethods: readonly string[];
  phone: string;
  phoneHref: string;
  email: string;
}

/** Where a reply to a topic leads, and the text of that link in the section `links`. */
const topicLinks: Record<TopicKey, { label: string; to: string }> = {
  cancel: { label: 'refundPolicy', to: '/refund-policy' },
  damage: { label: 'refundPolicy', to: '/refund-policy' },
  return: { label: 'refundPolicy', to: '/refund-policy' },
  cash: { label: 'terms', to: '/terms-of-service' },
  delivery: { label: 'shippingPolicy', to: '/shipping-policy' },
  minimum: { label: 'products', to: '/product' },
  payment: { label: 'terms', to: '/terms-of-service' },
  privacy: { label: 'privacyPolicy', to: '/privacy-policy' },
};

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
    ...(phone ? [{ text: linkText(sections, 'call'), to: phoneHref }] : []),
    ...(email ? [{ text: linkText(sections, 'write'), to: `mailto:${email}` }] : []),
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
  const own = ownReplyTo(question, facts.sections);
  if (own) return ownReply(own);
  const topic = topicOf(question);
  if (!topic) return undefined;
  const { label, to } = topicLinks[topic];
  return { text: topicText(topic, facts), links: [{ text: linkText(facts.sections, label), to }] };
}

function topicOf(question: string): TopicKey | undefined {
  const spoken = languagesOf(question);
  return topicKeys.find((key) => spoken.some(({ topics }) => topics[key].test(question)));
}

/** Whether a pincode in the question asks for delivery dates: not if it is about an order, or the owner or a topic replies. */
export function isAboutDelivery(question: string, { sections }: ReplyFacts): boolean {
  const topic = topicOf(question);
  return (
    (topic === undefined || topic === 'delivery') &&
    !ownReplyTo(question, sections) &&
    !asksForOrder(question)
  );
}

/** English words are common in questions of every language. */
function languagesOf(question: string): AssistantLanguage[] {
  const language = questionLanguage(question, DEFAULT_LANGUAGE);
  const { [DEFAULT_LANGUAGE]: english, [language]: spoken } = assistantLanguages;
  return spoken === english ? [english] : [spoken, english];
}

function linkText(sections: readonly PageSection[], label: string): string {
  return textsOf(sections, 'links')[label] ?? '';
}

/** Asks a visitor to log in, to see their orders. */
export function signInReply({ sections }: ReplyFacts): Reply {
  const { signIn = '' } = textsOf(sections, 'order');
  return { text: signIn, links: [{ text: linkText(sections, 'login'), to: '/login?returnUrl=%2Forders' }] };
}

/** The state of the customer's latest order. */
export function orderReply(
  order: { _id: string; number: number; status: OrderStatus } | undefined,
  { sections }: ReplyFacts,
): Reply {
  const { none = '', status: text = '' } = textsOf(sections, 'order');
  if (!order) return { text: none, links: [{ text: linkText(sections, 'products'), to: '/product' }] };
  const { _id, number, status } = order;
  const name = textsOf(sections, 'statuses')[status] ?? status;
  return {
    text: fillPlaceholders(text, { number: String(number), status: name }),
    links: [
      { text: linkText(sections, 'follow'), to: `/track/${_id}` },
      { text: linkText(sections, 'orders'), to: '/orders' },
    ],
  };
}

/** The owner's own reply to a question with one of its words. */
function ownReplyTo(question: string, sections: readonly PageSection[]): Texts | undefined {
  return itemsOf(sections, 'own').find(({ words = '' }) => mentions(question, words));
}

function topicText(key: TopicKey, { sections, paymentMethods }: ReplyFacts): string {
  const { text = '', offered = '', notOffered = '' } = textsOf(sections, key);
  if (key === 'delivery') return `${text} ${textsOf(sections, 'pincode').ask ?? ''}`.trim();
  if (key !== 'cash') return text;
  return paymentMethods.includes(CASH_ON_DELIVERY) ? offered : notOffered;
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
  return languagesOf(question).some(({ order }) => order.test(question));
}

const KIND = /^(oils?|powders?|rice|millets?|honey|ghee|sugar|jaggery)$/i;
const MAX_QUERIES = 4;
const MIN_QUERY_LENGTH = 3;

/** The question without punctuation and filler words, as a search term. */
export function searchWords(question: string): string {
  return question
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, ' ')
    .replace(assistantLanguages[DEFAULT_LANGUAGE].fillers, ' ')
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
  const plainFood = withoutFillers(all);
  const queries = [all, plainFood, ...narrower].filter((query) => query.length >= MIN_QUERY_LENGTH);
  return [...new Set(queries)].slice(0, MAX_QUERIES);
}

/** Without the filler words of the language that it is asked in. */
function withoutFillers(question: string): string {
  return languagesOf(question)
    .reduce((text, { fillers }) => text.replace(fillers, ' '), question)
    .replace(/\s+/g, ' ')
    .trim();
}
