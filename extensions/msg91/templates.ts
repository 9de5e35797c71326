import { z } from 'zod';
import { readPairs } from '../../src/extension/keys.ts';
import { noticeKinds } from '../../src/extension/message-channels.ts';
import { type Language, languages } from '../../src/rules/languages.ts';

/** Ids of templates by message and language: `code`, `code.ta`, `order-shipped`, `order-shipped.hi`. */
export type TemplateIds = Map<string, string>;

export const TEMPLATE_ID = /^[A-Za-z0-9-]{1,60}$/;
const NAMES = ['code', ...noticeKinds].flatMap((name) => [
  name,
  ...languages.map((language) => `${name}.${language}`),
]);

/** `order-shipped=65f1, order-shipped.ta=65f2`, with commas or lines between. */
export const templateList = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (list) => readPairs(list).every(([name = '', id = '']) => NAMES.includes(name) && TEMPLATE_ID.test(id)),
    {
      error: `must look like order-shipped=65f1, order-shipped.ta=65f2; names are ${noticeKinds.join(', ')}`,
    },
  );

export function readTemplates(list: string): TemplateIds {
  return new Map(readPairs(list).map(([name = '', id = '']) => [name, id]));
}

/** Every text is registered with the operators, so one without a template in the language goes out in English. */
export function templateOf(templates: TemplateIds, name: string, language: Language): string | undefined {
  return templates.get(`${name}.${language}`) ?? templates.get(name) ?? templates.get(`${name}.en`);
}
