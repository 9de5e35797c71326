/** In the order in which they are tried: "cash on delivery" is about cash before it is about delivery. */
export const topicKeys = [
  'cancel',
  'damage',
  'return',
  'cash',
  'delivery',
  'minimum',
  'payment',
  'privacy',
] as const;

export type TopicKey = (typeof topicKeys)[number];

/** How questions are asked in a language. */
export interface AssistantLanguage {
  topics: Readonly<Record<TopicKey, RegExp>>;
  /** A question about the customer's own order. */
  order: RegExp;
  /** Questions about a food: what it costs, whether it is there, whether it may be fried in. */
  price: RegExp;
  stock: RegExp;
  frying: RegExp;
  /** A sentence that says whether a food may be heated. */
  heat: RegExp;
  /** Words that are not part of a search for a food. */
  fillers: RegExp;
  /** Common words of the language in Latin letters. */
  latinWords: RegExp;
}
