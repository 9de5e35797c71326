import type { Language } from './languages.ts';

/** The texts of a food that visitors read. Lists in another language have the order of the English ones. */
export interface FoodTexts {
  name: string;
  description: string;
  cookTime: string;
  origins: string[];
  imageAlts: string[];
  specifications: { name: string; value: string }[];
  ingredients: { name: string; quantity: string }[];
}

export interface RecipeTexts {
  title: string;
  description: string;
  instructions: string[];
  ingredients: { name: string; quantity: string }[];
  imageAlts: string[];
}

/** Texts of the settings, and the names of categories and tags by their English name. */
export interface ShopTexts {
  tagline: string;
  /** Of the grievance officer. */
  designation: string;
  categories: Record<string, string>;
  tags: Record<string, string>;
}

/** The texts in other languages than English. What is missing or empty falls back to English. */
export type Translations<Fields> = {
  [Name in Exclude<Language, 'en'>]?: StoredTexts<Fields> | undefined;
};

type StoredTexts<Fields> = Partial<Fields> & {
  /** Paths of the texts whose English text has changed since they were translated. */
  outdated?: string[];
};

type Lines = readonly (string | Readonly<Record<string, string>>)[];
type FieldTexts = string | Lines | Readonly<Record<string, string>>;

/** Numbers and marks are the same in every language. */
export function needsTranslation(english: string): boolean {
  return /[a-z]/i.test(english);
}

/**
 * The same texts with each one replaced. A text has a path: `name`, `origins.0`, `ingredients.2.name`, `categories.Honey`.
 */
export function mapTexts<Fields extends object>(
  fields: Fields,
  replace: (text: string, path: string) => string,
): Fields {
  const entries = Object.entries(fields as Record<string, FieldTexts>).map(([field, value]) => [
    field,
    mapValue(value, field, replace),
  ]);
  return Object.fromEntries(entries);
}

function mapValue(
  value: FieldTexts,
  path: string,
  replace: (text: string, path: string) => string,
): FieldTexts {
  if (typeof value === 'string') return replace(value, path);
  if (isLines(value)) return value.map((line, index) => mapValue(line, `${path}.${index}`, replace)) as Lines;
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, replace(text, `${path}.${key}`)]),
  );
}

function isLines(value: FieldTexts): value is Lines {
  return Array.isArray(value);
}

/** The stored texts by path, without empty ones. What has another shape is left out. */
export function textsByPath(stored: object | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (value.trim()) found.set(path, value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
    }
  };
  const { outdated: _, ...texts } = (stored ?? {}) as { outdated?: unknown };
  visit(texts, '');
  return found;
}

export interface Translated<Fields> {
  texts: Fields;
  /** The fields of which at least one text is English, because its translation is missing. */
  untranslated: (keyof Fields & string)[];
}

export function translateTexts<Fields extends object>(
  english: Fields,
  translation: Partial<Fields> | undefined,
): Translated<Fields> {
  const known = textsByPath(translation);
  const missing = new Set<string>();
  const texts = mapTexts(english, (text, path) => {
    const translated = text ? known.get(path) : '';
    if (translated === undefined && needsTranslation(text)) missing.add(fieldOf(path));
    return translated ?? text;
  });
  return { texts, untranslated: [...missing] as (keyof Fields & string)[] };
}

const fieldOf = (path: string) => path.split('.', 1)[0] ?? path;

/** How many texts need a translation, and how many of them have none. */
export function countMissing<Fields extends object>(
  english: Fields,
  translation: Partial<Fields> | undefined,
): { missing: number; total: number } {
  const known = textsByPath(translation);
  let missing = 0;
  let total = 0;
  mapTexts(english, (text, path) => {
    if (!needsTranslation(text)) return text;
    total += 1;
    if (!known.has(path)) missing += 1;
    return text;
  });
  return { missing, total };
}

/** The translation to store: texts by path in the shape of the English ones. Fields without any text are left out. */
export function translationFrom<Fields extends object>(
  english: Fields,
  texts: ReadonlyMap<string, string>,
): Partial<Fields> {
  const filled = mapTexts(english, (_text, path) => texts.get(path)?.trim() ?? '');
  const entries = Object.entries(filled).filter(([, value]) => textsByPath({ value }).size > 0);
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** The texts that may no longer say what the English ones say. */
export function outdatedPaths(stored: { outdated?: string[] } | undefined): ReadonlySet<string> {
  return new Set(stored?.outdated);
}

/**
 * After a change of the English texts: a line of a list keeps its translation at its new position, a new line has none. A
 * text that was changed keeps its translation, which is outdated until an admin saves it again.
 */
export function realignLists<Fields extends object>(
  before: Fields,
  after: Fields,
  translations: Translations<Fields>,
): Translations<Fields> {
  const entries = Object.entries(translations).map(([language, translation]) => [
    language,
    realign(before, after, translation),
  ]);
  return Object.fromEntries(entries);
}

function realign<Fields extends object>(
  before: Fields,
  after: Fields,
  translation: StoredTexts<Fields> = {},
): StoredTexts<Fields> {
  const known = textsByPath(translation);
  const english = textsByPath(before);
  const wasOutdated = outdatedPaths(translation);
  const moved = new Map<string, string>();
  const outdated: string[] = [];
  const oldLines = before as Record<string, FieldTexts>;
  mapTexts(after, (text, path) => {
    const [field = '', index, ...rest] = path.split('.');
    const lines = (after as Record<string, FieldTexts>)[field];
    const previous = oldLines[field];
    let source = path;
    if (lines && isLines(lines) && previous && isLines(previous)) {
      const line = JSON.stringify(lines[Number(index)]);
      const position = previous.findIndex((candidate) => JSON.stringify(candidate) === line);
      // a corrected line stays where it is, and the one that it replaces is nowhere else
      const replaced = JSON.stringify(previous[Number(index)]);
      const isCorrected = position < 0 && !lines.some((other) => JSON.stringify(other) === replaced);
      source = [field, isCorrected ? index : position, ...rest].join('.');
    }
    const translated = known.get(source);
    if (translated) moved.set(path, translated);
    if (translated && (wasOutdated.has(source) || english.get(source) !== text)) outdated.push(path);
    return text;
  });
  return { ...translationFrom(after, moved), ...(outdated.length > 0 && { outdated }) };
}
