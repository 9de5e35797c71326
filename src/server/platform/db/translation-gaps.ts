import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** As in `needsTranslation` of the rules: numbers and marks are the same in every language. */
const isMissing = (english: SQL, translated: SQL) =>
  sql`(${english} ~ '[A-Za-z]' and coalesce(${translated}, '') !~ '\\S')`;

const one = (english: SQL, translated: SQL) => sql`${isMissing(english, translated)}::int`;

/** How many texts of a row of `foods` have no translation. The same count as `countMissing` of the rules. */
export function foodGaps(language: string): SQL<number> {
  const texts = sql`foods.translations->${language}::text`;
  return sql<number>`(
    ${one(sql`foods.name`, sql`${texts}->>'name'`)}
    + ${one(sql`foods.description`, sql`${texts}->>'description'`)}
    + ${one(sql`foods.cook_time`, sql`${texts}->>'cookTime'`)}
    + (select count(*) from unnest(foods.origins) with ordinality o (text, position)
       where ${isMissing(sql`o.text`, sql`${texts}->'origins'->>(o.position::int - 1)`)})
    + (select count(*) from food_images p where p.food_id = foods.id
       and ${isMissing(sql`p.alt`, sql`${texts}->'imageAlts'->>p.position::int`)})
    + (select coalesce(sum(${one(sql`s.name`, sql`${texts}->'specifications'->s.position::int->>'name'`)}
         + ${one(sql`s.value`, sql`${texts}->'specifications'->s.position::int->>'value'`)}), 0)
       from food_specifications s where s.food_id = foods.id)
    + (select coalesce(sum(${one(sql`i.name`, sql`${texts}->'ingredients'->i.position::int->>'name'`)}
         + ${one(sql`i.quantity`, sql`${texts}->'ingredients'->i.position::int->>'quantity'`)}), 0)
       from food_ingredients i where i.food_id = foods.id))::int`;
}

/** The same for a row of `recipes`. */
export function recipeGaps(language: string): SQL<number> {
  const texts = sql`recipes.translations->${language}::text`;
  return sql<number>`(
    ${one(sql`recipes.title`, sql`${texts}->>'title'`)}
    + ${one(sql`recipes.description`, sql`${texts}->>'description'`)}
    + ${one(sql`recipes.image_alt`, sql`${texts}->'imageAlts'->>0`)}
    + (select count(*) from unnest(recipes.instructions) with ordinality o (text, position)
       where ${isMissing(sql`o.text`, sql`${texts}->'instructions'->>(o.position::int - 1)`)})
    + (select coalesce(sum(${one(sql`i.name`, sql`${texts}->'ingredients'->i.position::int->>'name'`)}
         + ${one(sql`i.quantity`, sql`${texts}->'ingredients'->i.position::int->>'quantity'`)}), 0)
       from recipe_ingredients i where i.recipe_id = recipes.id))::int`;
}

/** How many translations of a row are older than their English text, see `realignLists` of the rules. */
export function outdatedTexts(translations: SQLWrapper, language: string): SQL<number> {
  return sql<number>`coalesce(jsonb_array_length(${translations}->${language}::text->'outdated'), 0)`;
}
