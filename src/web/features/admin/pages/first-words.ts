import type { AdminPage } from '../../../../contract/admin/page-sections.ts';
import { DEFAULT_LANGUAGE } from '../../../../rules/languages.ts';
import { checkSections } from '../../../../rules/page-sections/check-sections.ts';
import { pageChanges } from '../../../../rules/page-sections/page-changes.ts';
import type { StoredSection } from '../../../../rules/page-sections/section-types.ts';
import { pages } from '../../../lib/shop-pages.ts';
import { changeSection, withText } from './edit-sections.ts';

/** The fields of the home page's hero that the set-up assistant shows; the page editor has all of them. */
const firstWordFields = ['heading', 'lead', 'button', 'buttonLink'] as const;

export type FirstWordField = (typeof firstWordFields)[number];
export type FirstWords = Record<FirstWordField, string>;

const HERO = 'hero';

export function firstWordsOf(sections: readonly StoredSection[]): FirstWords {
  const texts = sections.find(({ key }) => key === HERO)?.texts[DEFAULT_LANGUAGE] ?? {};
  const { heading = '', lead = '', button = '', buttonLink = '' } = texts;
  return { heading, lead, button, buttonLink };
}

/** The sections with other first words; everything else stays as it is. */
export function withFirstWords(sections: StoredSection[], words: FirstWords): StoredSection[] {
  return changeSection(sections, HERO, (hero) =>
    firstWordFields.reduce(
      (changed, field) => withText(changed, DEFAULT_LANGUAGE, field, words[field]),
      hero,
    ),
  );
}

/** What is wrong with the words, as the server would say it. */
export function firstWordErrors(
  sections: StoredSection[],
  words: FirstWords,
): Partial<Record<FirstWordField, string>> {
  const errors = checkSections(pages.home, withFirstWords(sections, words));
  return Object.fromEntries(
    firstWordFields.flatMap((field) => {
      const message = errors[`${HERO}.${DEFAULT_LANGUAGE}.${field}`];
      return message ? [[field, message]] : [];
    }),
  );
}

export function maxLengthOf(field: FirstWordField): number {
  const hero = pages.home.sections.find(({ key }) => key === HERO);
  return hero?.fields.find(({ key }) => key === field)?.maxLength ?? 0;
}

/** What a saved draft of the home page would change; empty without a draft. */
export function draftChanges({ draft, published, sections }: AdminPage): string[] {
  return draft ? pageChanges(pages.home, published, sections) : [];
}
