import type { Food } from '../../contract/food.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { translateLabels } from '../../rules/translate-labels.ts';
import { type FoodTexts, type ShopTexts, translateTexts } from '../../rules/translated-texts.ts';
import type { Db } from '../platform/db/db.ts';
import { getShopTexts } from '../shop/shop-texts.ts';
import { selectFoodTranslations } from './foods.store.ts';

/** The foods in the language of the page. English ones are returned as they are, without a query. */
export async function translateFoods(db: Db, foods: Food[], language: Language): Promise<Food[]> {
  if (language === DEFAULT_LANGUAGE || foods.length === 0) return foods;
  const ids = foods.map(({ _id }) => _id);
  const known = await selectFoodTranslations(db, ids, language);
  const labels = await getShopTexts(db, language);
  return foods.map((food) => translateFood(food, known.get(food._id), labels));
}

/** The names of foods by id; a food without a translated name is left out. */
export async function translatedFoodNames(
  db: Db,
  ids: string[],
  language: Language,
): Promise<Map<string, string>> {
  if (language === DEFAULT_LANGUAGE || ids.length === 0) return new Map();
  const known = await selectFoodTranslations(db, [...new Set(ids)], language);
  return new Map([...known].flatMap(([id, { name }]) => (name ? [[id, name] as const] : [])));
}

function translateFood(
  food: Food,
  translation: Partial<FoodTexts> | undefined,
  labels: Partial<ShopTexts>,
): Food {
  const { name, description, cookTime, origins, specifications } = food;
  const english: FoodTexts = {
    name,
    description,
    cookTime,
    origins,
    imageAlts: [food.imageAlt],
    specifications,
    ingredients: food.ingredients.map((line) => ({ name: line.name, quantity: line.quantity })),
  };
  const { texts, untranslated } = translateTexts(english, translation);
  const { imageAlts, ingredients, ...same } = texts;
  const { category, tags, untranslated: unnamed } = translateLabels(food, labels);
  const missing = [...untranslated.map((field) => (field === 'imageAlts' ? 'imageAlt' : field)), ...unnamed];
  return {
    ...food,
    ...same,
    category,
    tags,
    imageAlt: imageAlts[0] ?? '',
    ingredients: ingredients.map((line, index) => ({ _id: food.ingredients[index]?._id ?? '', ...line })),
    ...(missing.length > 0 && { untranslated: missing }),
  };
}
