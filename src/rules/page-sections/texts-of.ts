import type { PageSection, Texts } from './section-types.ts';

/** The texts of a section, empty when it is hidden. */
export function textsOf(sections: readonly PageSection[], key: string): Texts {
  return sections.find((section) => section.key === key)?.texts ?? {};
}
