import type { CardFood } from '../../../../contract/food.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import {
  asksForOrder,
  contactReply,
  foodQueries,
  isAboutDelivery,
  orderReply,
  type Reply,
  type ReplyFacts,
  replyTo,
  signInReply,
} from '../../../../rules/assistant.ts';
import { questionLanguage } from '../../../../rules/assistant-languages/assistant-languages.ts';
import type { DispatchingShop } from '../../../../rules/delivery.ts';
import { asksForFrying, foodReply, withoutFrying } from '../../../../rules/food-reply.ts';
import { type Language, pathPrefix } from '../../../../rules/languages.ts';
import { pincodeIn } from '../../../../rules/pincode-reply.ts';
import { type ApiClient, apiClient } from '../../../lib/api-client.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { cardFood } from '../../../lib/card-food.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const MAX_FOODS = 3;

export interface FoundReply extends Reply {
  /** Shown below the text. */
  foods?: CardFood[];
}

type Shop = Omit<ReplyFacts, 'sections'> & DispatchingShop;

interface Facts extends ReplyFacts {
  language: Language;
  shop: DispatchingShop;
}

/** The reply, with links to pages in the language of the question. */
export async function findReply(question: string, page: Shop & ReplyFacts): Promise<FoundReply> {
  const language = questionLanguage(question, currentLanguage());
  const client = apiClient(window.location.origin, language, authorizedFetch);
  const sections = language === currentLanguage() ? page.sections : await loadSections(client);
  const facts = { ...page, sections: sections ?? page.sections, language, shop: page };
  const reply = await replyIn(client, question, facts);
  const links = reply.links.map(({ text, to }) => ({
    text,
    to: to.startsWith('/') ? `${pathPrefix(language)}${to}` : to,
  }));
  return { ...reply, links };
}

/** The assistant's texts in another language than the page's; undefined when they cannot be loaded. */
async function loadSections({ api }: ApiClient): Promise<ReplyFacts['sections'] | undefined> {
  try {
    const { sections } = await callApi(api.content.pages[':page'].$get({ param: { page: 'assistant' } }));
    return sections;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Tries the shop's rules, the customer's latest order and the catalogue; the last resort is the contact details. */
async function replyIn(client: ApiClient, question: string, facts: Facts): Promise<FoundReply> {
  try {
    if (isAboutDelivery(question, facts)) {
      const special = await replyAboutPincode(client, question, facts);
      if (special) return special;
    }
    const reply = replyTo(question, facts);
    if (reply) return reply;
    if (asksForOrder(question)) return await replyAboutOrder(client, facts);
    return (await replyAboutFoods(client, question, facts)) ?? contactReply(facts);
  } catch (error) {
    if (error instanceof ApiError) return contactReply(facts);
    throw error;
  }
}

/** A question with a pincode. */
async function replyAboutPincode(
  client: ApiClient,
  question: string,
  facts: Facts,
): Promise<Reply | undefined> {
  const pincode = pincodeIn(question);
  if (!pincode) return undefined;
  const loaded = await loadChunk(() => import('./find-pincode-reply.ts')).catch(() => undefined);
  return loaded && { text: await loaded.findPincodeReply(client, pincode, facts), links: [] };
}

async function replyAboutOrder({ api }: ApiClient, facts: ReplyFacts): Promise<Reply> {
  if (!storedUser()) return signInReply(facts);
  const [order] = await callApi(api.orders.$get({ query: { limit: 1 } }));
  return orderReply(order, facts);
}

/** A reply whose foods are shown with their price and can be added to the cart. */
async function replyAboutFoods(
  { api }: ApiClient,
  question: string,
  facts: Facts,
): Promise<FoundReply | undefined> {
  const isFrying = asksForFrying(question);
  const queries = isFrying
    ? [...foodQueries(withoutFrying(question)), ...foodQueries(question)]
    : foodQueries(question);
  for (const query of queries) {
    const term = encodeURIComponent(query);
    const found = await callApi(api.foods.search[':term'].$get({ param: { term } }));
    const { text, foods } = foodReply(question, found, facts);
    if (foods.length > 0) return { text, links: [], foods: foods.slice(0, MAX_FOODS).map(cardFood) };
  }
  return undefined;
}
