import type { FieldValues, FoodFilter } from '../../contract/extra-fields.ts';
import { choiceLabel, fieldsOn } from '../../extension/field-definitions.ts';
import { textOf } from '../../extension/text.ts';
import { food as messages } from '../../messages/food.ts';
import type { ApiClient } from './api-client.ts';
import { callApi, orUndefined } from './call-api.ts';
import { extraFields } from './extra-fields.ts';

/** Only for loaders: they run on the server, so the pages need no extension. */

/** A line of the product page. */
export interface FieldFact {
  name: string;
  value: string;
}

/** The public fields of a food in the language of the page. */
export function fieldFacts(values: FieldValues = {}): FieldFact[] {
  return fieldsOn('food', extraFields).flatMap((field) => {
    const value = values[field.key];
    if (value === undefined) return [];
    const shown =
      typeof value === 'boolean' ? (value ? messages.yes : messages.no) : choiceLabel(field, String(value));
    return [{ name: textOf(field.label), value: shown }];
  });
}

export type FieldQuery = Record<`fields.${string}`, string>;

/** The filters of a query string that are declared, with a value that they can have. */
export function fieldQuery(params: URLSearchParams): FieldQuery {
  return Object.fromEntries(
    extraFields.flatMap(({ key, filterValues }) => {
      const text = params.get(`fields.${key}`) ?? '';
      return filterValues.some((value) => String(value) === text) ? [[`fields.${key}`, text]] : [];
    }),
  );
}

/** Empty without extensions, and when they cannot be loaded: the list works without them. */
export async function loadFieldFilters({ api }: ApiClient): Promise<FoodFilter[]> {
  if (!extraFields.some(({ isFilter }) => isFilter)) return [];
  const found = (await orUndefined(callApi(api.foods.filters.$get()))) ?? [];
  return found.filter(({ choices }) => choices.length > 0);
}
