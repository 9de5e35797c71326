import type { PageSection, Texts } from './section-types.ts';

/** Undefined when the section is hidden. */
export function sectionOf(sections: readonly PageSection[], key: string): PageSection | undefined {
  return sections.find((section) => section.key === key);
}

/** The texts of a section, empty when it is hidden. */
export function textsOf(sections: readonly PageSection[], key: string): Texts {
  return sectionOf(sections, key)?.texts ?? {};
}
