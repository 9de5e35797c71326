import type { Food } from '../../../../contract/food.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import {
  asksForOrder,
  contactReply,
  foodQueries,
  foodsReply,
  orderReply,
  type Reply,
  type ReplyFacts,
  replyTo,
  signInReply,
} from '../../../../rules/assistant.ts';
import { questionLanguage } from '../../../../rules/assistant-languages/assistant-languages.ts';
import { pathPrefix } from '../../../../rules/languages.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { type ApiClient, apiClient } from '../../../lib/api.ts';
import { authorizedFetch } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const MAX_FOODS = 3;

/** The reply, with links to pages in the language of the question. */
export async function findReply(question: string, page: ReplyFacts): Promise<Reply> {
  const language = questionLanguage(question, currentLanguage());
  const client = apiClient(window.location.origin, language, authorizedFetch);
  const sections = language === currentLanguage() ? page.sections : await loadSections(client);
  const reply = await replyIn(client, question, { ...page, sections: sections ?? page.sections });
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
async function replyIn(client: ApiClient, question: string, facts: ReplyFacts): Promise<Reply> {
  try {
    const reply = replyTo(question, facts);
    if (reply) return reply;
    if (asksForOrder(question)) return await replyAboutOrder(client, facts);
    return (await replyAboutFoods(client, question, facts)) ?? contactReply(facts);
  } catch (error) {
    if (error instanceof ApiError) return contactReply(facts);
    throw error;
  }
}

async function replyAboutOrder({ api }: ApiClient, facts: ReplyFacts): Promise<Reply> {
  if (!storedUser()) return signInReply(facts);
  const [order] = await callApi(api.orders.$get({ query: { limit: 1 } }));
  return orderReply(order, facts);
}

async function replyAboutFoods(
  { api }: ApiClient,
  question: string,
  facts: ReplyFacts,
): Promise<Reply | undefined> {
  for (const query of foodQueries(question)) {
    const term = encodeURIComponent(query);
    const foods = await callApi(api.foods.search[':term'].$get({ param: { term } }));
    if (foods.length === 0) continue;
    const links = foods
      .slice(0, MAX_FOODS)
      .map((food) => ({ text: foodText(food), to: `/food/${food._id}` }));
    return foodsReply(links, facts);
  }
  return undefined;
}

function foodText({ name, quantities, discount }: Food): string {
  const [first] = quantities;
  if (!first) return name;
  const price = rupeesFromPaise(chargedPrice(paiseFromRupees(first.price), discount));
  return `${name}, ${first.size} ${formatRupees(price)}`;
}
