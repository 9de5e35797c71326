import type { APIRequestContext, Page } from '@playwright/test';
import { catalogues } from '../../src/messages/catalogues.ts';
import { DEFAULT_LANGUAGE, type Language, languageDetails, pathPrefix } from '../../src/rules/languages.ts';
import { expect } from './fixtures.ts';

const textsOf = (language: Language): Set<unknown> =>
  new Set(Object.values(catalogues[language]).flatMap((area) => Object.values(area)));
const englishTexts = textsOf(DEFAULT_LANGUAGE);

/** The page is in this language as a whole: its markup, its links, and no message is left in English. */
export async function checkLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', languageDetails[language].tag);
  const prefix = pathPrefix(language);
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  // films are files, the same in every language
  const stray = links.filter((href) => !new RegExp(`^(${prefix}([/?#]|$)|/media/)`).test(href));
  expect(stray, 'links into another language').toEqual([]);
  const own = textsOf(language);
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  expect(
    lines.filter((line) => englishTexts.has(line) && !own.has(line)),
    'English messages',
  ).toEqual([]);
}

/** The name of a food as the catalogue has it in this language. */
export async function foodName(request: APIRequestContext, id: string, language: Language): Promise<string> {
  const food: { name: string } = await (await request.get(`/api/foods/id/${id}?language=${language}`)).json();
  return food.name;
}

/** The language that the browser remembers. */
export async function rememberedLanguage(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'language')?.value;
}
