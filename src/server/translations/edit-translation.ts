import type {
  TranslatedLanguage,
  Translation,
  TranslationForm,
  TranslationKind,
} from '../../contract/admin/translations.ts';
import { oneLine } from '../../rules/one-line.ts';
import {
  mapTexts,
  needsTranslation,
  outdatedPaths,
  textsByPath,
  translationFrom,
} from '../../rules/translated-texts.ts';
import { recordChange } from '../audit/record-change.ts';
import { findTranslatedFood } from '../foods/admin/translated-food.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findTranslatedRecipe } from '../recipes/admin/translated-recipe.ts';
import { findTranslatedShop } from '../shop/admin/translated-shop.ts';
import type { TranslationSource } from './translation-source.ts';

export interface TranslationKey {
  kind: TranslationKind;
  id: string;
  language: TranslatedLanguage;
}

const actions = {
  foods: 'translate food',
  recipes: 'translate recipe',
  shop: 'translate shop texts',
} as const;

/** The id under which the texts of the shop are edited. */
const SHOP_TEXTS = 'texts';
/** They have paragraphs. */
const LONG_FIELDS = new Set(['description', 'instructions']);

export async function getTranslation(
  db: Db,
  config: Config,
  key: TranslationKey,
): Promise<Result<Translation, 'not-found'>> {
  const source = await findSource(db, config, key, false);
  return source ? success(toForm(source, key.language)) : failure('not-found');
}

/** Replaces the texts in one language. Those of the other languages stay. */
export function saveTranslation(
  db: Db,
  config: Config,
  actorId: string,
  key: TranslationKey,
  { version, texts }: TranslationForm,
): Promise<Result<Translation, 'not-found' | 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const source = await findSource(tx, config, key, true);
    if (!source) return failure('not-found');
    if (source.version !== version) return failure('settings-changed');
    const { language } = key;
    const cleanTexts = new Map(Object.entries(texts).map(([path, text]) => [path, cleaned(path, text)]));
    const translation = translationFrom(source.english, cleanTexts);
    const saved = { ...source.translations, [language]: translation };
    if (!(await source.save(saved))) return failure('settings-changed');
    const before = Object.fromEntries(textsByPath(source.translations[language]));
    const after = Object.fromEntries(textsByPath(translation));
    const removed = Object.keys(before).filter((path) => !(path in after));
    await recordChange(tx, {
      actorId,
      action: actions[key.kind],
      target: `${key.kind === 'shop' ? 'settings' : `${key.kind.slice(0, -1)} ${key.id}`} (${language})`,
      before,
      after: { ...after, ...Object.fromEntries(removed.map((path) => [path, null])) },
    });
    const fresh = await findSource(tx, config, key, false);
    return fresh ? success(toForm(fresh, language)) : failure('not-found');
  });
}

async function findSource(
  db: Db,
  config: Config,
  { kind, id }: TranslationKey,
  isLocked: boolean,
): Promise<TranslationSource<object> | undefined> {
  // the fields of a source belong to its own kind, which only its own functions read
  const sources: Record<TranslationKind, () => Promise<unknown>> = {
    foods: () => findTranslatedFood(db, id, isLocked),
    recipes: () => findTranslatedRecipe(db, id, isLocked),
    shop: async () => (id === SHOP_TEXTS ? findTranslatedShop(db, config) : undefined),
  };
  return (await sources[kind]()) as TranslationSource<object> | undefined;
}

function toForm(
  { title, version, english, translations }: TranslationSource<object>,
  language: TranslatedLanguage,
): Translation {
  const known = textsByPath(translations[language]);
  const outdated = outdatedPaths(translations[language]);
  const texts: Translation['texts'] = [];
  mapTexts(english, (text, path) => {
    if (!needsTranslation(text)) return text;
    texts.push({ path, english: text, text: known.get(path) ?? '', isOutdated: outdated.has(path) });
    return text;
  });
  return { title, version, texts };
}

function cleaned(path: string, text: string): string {
  return LONG_FIELDS.has(path.split('.', 1)[0] ?? '') ? text.replace(/\r\n?/g, '\n') : oneLine(text);
}
