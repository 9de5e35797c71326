import type { Food } from '../../../../contract/food.ts';
import {
  asksForOrder,
  contactReply,
  foodQueries,
  type Reply,
  type ReplyFacts,
  replyTo,
} from '../../../../rules/assistant.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const MAX_FOODS = 3;

/** Tries the shop's rules, the customer's latest order and the catalogue; the last resort is the contact details. */
export async function findReply(question: string, facts: ReplyFacts): Promise<Reply> {
  try {
    const reply = replyTo(question, facts);
    if (reply) return reply;
    if (asksForOrder(question)) return await orderReply();
    return (await foodsReply(question)) ?? contactReply(facts);
  } catch (error) {
    if (error instanceof ApiError) return contactReply(facts);
    throw error;
  }
}

async function orderReply(): Promise<Reply> {
  if (!storedUser()) {
    return {
      text: 'Please log in, and I can tell you about your orders.',
      links: [{ text: 'Login', to: '/login?returnUrl=%2Forders' }],
    };
  }
  const [order] = await callApi(browserApi().api.orders.$get({ query: { limit: 1 } }));
  if (!order) return { text: 'You have no orders yet.', links: [{ text: 'All products', to: '/product' }] };
  return {
    text: `Your latest order, #${order.number}, is ${order.status}.`,
    links: [
      { text: 'Follow it', to: `/track/${order._id}` },
      { text: 'My Orders', to: '/orders' },
    ],
  };
}

async function foodsReply(question: string): Promise<Reply | undefined> {
  for (const query of foodQueries(question)) {
    const foods = await searchFoods(query);
    if (foods.length === 0) continue;
    return {
      text: 'We have:',
      links: foods.slice(0, MAX_FOODS).map((food) => ({ text: foodText(food), to: `/food/${food._id}` })),
    };
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
