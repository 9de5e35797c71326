import { assistantLanguages } from './assistant-languages/assistant-languages.ts';
import { formatSize } from './format-size.ts';
import type { Language } from './languages.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from './money.ts';
import { fillPlaceholders } from './page-sections/placeholders.ts';
import type { PageSection } from './page-sections/section-types.ts';
import { textsOf } from './page-sections/texts-of.ts';
import { chargedPrice } from './pricing.ts';

/** What a reply says about a food. */
export interface AskedFood {
  name: string;
  description: string;
  discount: number;
  tags: readonly string[];
  specifications: readonly { value: string }[];
  /** Prices in rupees before the discount; a stock of null is not counted. */
  quantities: readonly { size: string; price: number; stock: number | null }[];
}

/** From here on a question named no food but a kind of food. */
const MIN_OF_A_KIND = 4;

type Topic = 'price' | 'stock' | 'frying' | 'heat';

function asksFor(topic: Topic, question: string): boolean {
  return Object.values(assistantLanguages).some((language) => language[topic].test(question));
}

export const asksForFrying = (question: string) => asksFor('frying', question);

/** The question without its words about frying, which are part of no food's name. */
export function withoutFrying(question: string): string {
  return Object.values(assistantLanguages).reduce(
    (text, { frying }) => text.replace(new RegExp(`(?:${frying.source})[\\p{L}\\p{M}]*`, 'giu'), ' '),
    question,
  );
}

/** The foods that were found, and what the reply says before it shows them. */
export function foodReply<Asked extends AskedFood>(
  question: string,
  found: readonly Asked[],
  { sections, language }: { sections: readonly PageSection[]; language: Language },
): { text: string; foods: readonly Asked[] } {
  const [first] = found;
  const isOne = first && found.length < MIN_OF_A_KIND;
  if (asksForFrying(question)) {
    const suited = found.filter(isForFrying);
    if (!isOne) return { text: textsOf(sections, 'frying').list ?? '', foods: suited };
    return { text: fryingText(first, sections), foods: [first] };
  }
  const facts = [
    ...(isOne && asksFor('price', question) ? [priceText(first, sections, language)] : []),
    ...(isOne && asksFor('stock', question) ? [stockText(first, sections, language)] : []),
  ];
  return { text: facts.join(' ') || (textsOf(sections, 'foods').text ?? ''), foods: found };
}

/** The owner's tags and specifications are facts; a description may name another food for it. */
export function isForFrying({ tags, specifications }: AskedFood): boolean {
  return [...tags, ...specifications.map(({ value }) => value)].some(asksForFrying);
}

function fryingText(food: AskedFood, sections: readonly PageSection[]): string {
  const { suited = '', says = '', unknown = '' } = textsOf(sections, 'frying');
  const sentences = sentencesOf(food.description);
  const sentence = sentences.find(asksForFrying) ?? sentences.find((one) => asksFor('heat', one));
  const text = isForFrying(food) ? suited : sentence ? says : unknown;
  return fillPlaceholders(text, { food: food.name, sentence: sentence ?? '' });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?।])\s+|\n+/u).map((sentence) => sentence.trim());
}

/** "1 L ₹486, 500 ml ₹261" */
function priceText(food: AskedFood, sections: readonly PageSection[], language: Language): string {
  const prices = food.quantities.map(({ size, price }) => {
    const charged = rupeesFromPaise(chargedPrice(paiseFromRupees(price), food.discount));
    return `${formatSize(size, language)} ${formatRupees(charged)}`;
  });
  const { price = '' } = textsOf(sections, 'food');
  return fillPlaceholders(price, { food: food.name, prices: prices.join(', ') });
}

function stockText(food: AskedFood, sections: readonly PageSection[], language: Language): string {
  const sizes = food.quantities
    .filter(({ stock }) => stock !== 0)
    .map(({ size }) => formatSize(size, language));
  const { inStock = '', soldOut = '' } = textsOf(sections, 'food');
  return fillPlaceholders(sizes.length > 0 ? inStock : soldOut, { food: food.name, sizes: sizes.join(', ') });
}
