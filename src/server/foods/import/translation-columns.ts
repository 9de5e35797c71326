import { importResults } from '../../../messages/import-results.ts';
import { listFromCell, listToCell, pairsFromCell, pairsToCell } from '../../../rules/cell-list.ts';
import { oneLine } from '../../../rules/one-line.ts';
import type { FoodTexts } from '../../../rules/translated-texts.ts';
import { CLEARED, type FoodColumn } from './food-columns.ts';
import { type FoodState, textsOf } from './food-state.ts';
import {
  otherLanguages,
  type TranslatedField,
  translatedFields,
  translationColumnName,
} from './translation-column-names.ts';

const MAX_LENGTH = 6000;
type Parsed = FoodTexts[TranslatedField];

/** How a field stands in a cell, as in the English column. */
const formats: Record<
  TranslatedField,
  { parse: (cell: string) => Parsed; format: (texts: FoodTexts) => string }
> = {
  name: { parse: oneLine, format: ({ name }) => name },
  description: { parse: (cell) => cell, format: ({ description }) => description },
  cookTime: { parse: oneLine, format: ({ cookTime }) => cookTime },
  origins: {
    parse: (cell) => listFromCell(cell, ';'),
    format: ({ origins }) => listToCell(origins, ';'),
  },
  ingredients: {
    parse: (cell) => pairsFromCell(cell).map(([name, quantity]) => ({ name, quantity })),
    format: ({ ingredients }) => pairsToCell(ingredients.map(({ name, quantity }) => [name, quantity])),
  },
  specifications: {
    parse: (cell) => pairsFromCell(cell).map(([name, value]) => ({ name, value })),
    format: ({ specifications }) => pairsToCell(specifications.map(({ name, value }) => [name, value])),
  },
  imageAlts: {
    parse: (cell) => listFromCell(cell, '|'),
    format: ({ imageAlts }) => listToCell(imageAlts, '|'),
  },
};

/** Applied after all English columns: a list must be as long as the English one. */
export const translationColumns: readonly FoodColumn[] = otherLanguages.flatMap((language) =>
  Object.keys(translatedFields).map((key): FoodColumn => {
    const field = key as TranslatedField;
    const { parse, format } = formats[field];
    const put = (food: FoodState, value: Parsed | undefined) => {
      const { [field]: _, outdated = [], ...own } = food.translations[language] ?? {};
      const left = outdated.filter((path) => path.split('.', 1)[0] !== field);
      const others = { ...own, ...(left.length > 0 && { outdated: left }) };
      const texts = value === undefined ? others : { ...others, [field]: value };
      food.translations = { ...food.translations, [language]: texts };
    };
    return {
      name: translationColumnName(field, language),
      cellOf: (food) => {
        const value = food.translations[language]?.[field];
        // a list with gaps would lose its order in a cell
        const isBlank = !value || (Array.isArray(value) && !isComplete(value, textsOf(food)[field]));
        return isBlank ? '' : format({ ...textsOf(food), [field]: value });
      },
      apply: (food, cell) => {
        if (cell.toLowerCase() === CLEARED) {
          put(food, undefined);
          return undefined;
        }
        if (cell.length > MAX_LENGTH) return () => importResults.tooLong(MAX_LENGTH);
        const value = parse(cell);
        const english = textsOf(food)[field];
        if (Array.isArray(value) && value.length !== english.length)
          return () => importResults.otherLength({ english: english.length, own: value.length });
        put(food, value);
        return undefined;
      },
    };
  }),
);

function isComplete(list: readonly unknown[], english: Parsed): boolean {
  return (
    list.length === english.length &&
    list.every((line) => (typeof line === 'string' ? line !== '' : (line as { name: string }).name !== ''))
  );
}
