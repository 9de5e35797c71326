import type { Food } from '../../../../contract/food.ts';
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
import { DEFAULT_LANGUAGE, isLanguage } from '../../../../rules/languages.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import type { PageSection } from '../../../../rules/page-sections/section-types.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const MAX_FOODS = 3;

/** Tries the shop's rules, the customer's latest order and the catalogue; the last resort is the contact details. */
export async function findReply(question: string, page: ReplyFacts): Promise<Reply> {
  const facts = { ...page, sections: await sectionsFor(question, page.sections) };
  try {
    const reply = replyTo(question, facts);
    if (reply) return reply;
    if (asksForOrder(question)) return await replyAboutOrder(facts);
    return (await replyAboutFoods(question, facts)) ?? contactReply(facts);
  } catch (error) {
    if (error instanceof ApiError) return contactReply(facts);
    throw error;
  }
}

/** The texts in the language of the question; those of the page when it is the same or they cannot be loaded. */
async function sectionsFor(
  question: string,
  ofPage: readonly PageSection[],
): Promise<readonly PageSection[]> {
  const [shown] = document.documentElement.lang.split('-');
  const pageLanguage = isLanguage(shown) ? shown : DEFAULT_LANGUAGE;
  const language = questionLanguage(question, pageLanguage);
  if (language === pageLanguage) return ofPage;
  const page = browserApi().api.content.pages[':page'];
  try {
    return (await callApi(page.$get({ param: { page: 'assistant' }, query: { language } }))).sections;
  } catch (error) {
    if (error instanceof ApiError) return ofPage;
    throw error;
  }
}

async function replyAboutOrder(facts: ReplyFacts): Promise<Reply> {
  if (!storedUser()) return signInReply(facts);
  const [order] = await callApi(browserApi().api.orders.$get({ query: { limit: 1 } }));
  return orderReply(order, facts);
}

async function replyAboutFoods(question: string, facts: ReplyFacts): Promise<Reply | undefined> {
  for (const query of foodQueries(question)) {
    const foods = await searchFoods(query);
    if (foods.length === 0) continue;
    const links = foods
      .slice(0, MAX_FOODS)
      .map((food) => ({ text: foodText(food), to: `/food/${food._id}` }));
    return foodsReply(links, facts);
  }
  return undefined;
}

function searchFoods(term: string): Promise<Food[]> {
  return callApi(browserApi().api.foods.search[':term'].$get({ param: { term: encodeURIComponent(term) } }));
}

function foodText({ name, quantities, discount }: Food): string {
  const [first] = quantities;
  if (!first) return name;
  const price = rupeesFromPaise(chargedPrice(paiseFromRupees(first.price), discount));
  return `${name}, ${first.size} ${formatRupees(price)}`;
}
