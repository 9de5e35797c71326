import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Language } from '../../../rules/languages.ts';
import type { Db } from '../../platform/db/db.ts';
import { recipeIngredients, recipes } from '../../platform/db/schema/content.ts';
import { containsPattern } from '../../platform/db/search.ts';
import { outdatedTexts, recipeGaps } from '../../platform/db/translation-gaps.ts';
import type { RecipeRow } from '../recipes.store.ts';

export interface RecipeSelection {
  status?: 'draft' | 'published' | undefined;
  q?: string | undefined;
  /** Only recipes with a text that this language lacks. */
  untranslated?: Language | undefined;
  after?: string | undefined;
  limit: number;
}

export function selectAllRecipes(
  db: Db,
  { status, q, untranslated, after, limit }: RecipeSelection,
): Promise<RecipeRow[]> {
  const pattern = containsPattern(q ?? '');
  return db
    .select()
    .from(recipes)
    .where(
      and(
        status && eq(recipes.status, status),
        untranslated && sql`${recipeGaps(untranslated)} > 0`,
        q ? sql`lower(${recipes.title}) like ${pattern}` : undefined,
        after
          ? sql`(${recipes.position}, ${recipes.id}) > (select r.position, r.id from recipes r where r.id = ${after})`
          : undefined,
      ),
    )
    .orderBy(asc(recipes.position), asc(recipes.id))
    .limit(limit);
}

export function countRecipes(db: Db): Promise<number> {
  return db.$count(recipes);
}

/** Recipes with missing or outdated translations. `count` is the number of all recipes with missing ones. */
export function selectUntranslated(db: Db, language: Language, limit: number) {
  const gaps = db
    .select({
      id: recipes.id,
      title: recipes.title,
      position: recipes.position,
      missing: recipeGaps(language).as('missing'),
      outdated: outdatedTexts(recipes.translations, language).as('outdated'),
    })
    .from(recipes)
    .as('gaps');
  return db
    .select({
      id: gaps.id,
      title: gaps.title,
      missing: gaps.missing,
      outdated: gaps.outdated,
      count: sql<number>`(count(*) filter (where ${gaps.missing} > 0) over ())::int`,
    })
    .from(gaps)
    .where(or(gt(gaps.missing, 0), gt(gaps.outdated, 0)))
    .orderBy(asc(gaps.position), asc(gaps.id))
    .limit(limit);
}

export async function findRecipe(db: Db, id: string): Promise<RecipeRow | undefined> {
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  return row;
}

export async function lockRecipe(tx: Db, id: string): Promise<RecipeRow | undefined> {
  const [row] = await tx.select().from(recipes).where(eq(recipes.id, id)).for('update');
  return row;
}

/** Undefined when the id is taken. */
export async function insertRecipe(
  tx: Db,
  recipe: typeof recipes.$inferInsert,
): Promise<RecipeRow | undefined> {
  const [row] = await tx.insert(recipes).values(recipe).onConflictDoNothing().returning();
  return row;
}

export async function updateRecipe(
  tx: Db,
  id: string,
  changes: Omit<typeof recipes.$inferInsert, 'id'>,
): Promise<void> {
  await tx
    .update(recipes)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(recipes.id, id));
}

export async function saveTranslations(
  tx: Db,
  id: string,
  translations: RecipeRow['translations'],
): Promise<void> {
  await tx.update(recipes).set({ translations, updatedAt: sql`now()` }).where(eq(recipes.id, id));
}

export async function replaceIngredients(
  tx: Db,
  recipeId: string,
  lines: { name: string; quantity: string; foodId: string | null }[],
): Promise<void> {
  await tx.delete(recipeIngredients).where(eq(recipeIngredients.recipeId, recipeId));
  if (lines.length === 0) return;
  await tx.insert(recipeIngredients).values(lines.map((line, position) => ({ ...line, recipeId, position })));
}
