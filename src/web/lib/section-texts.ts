import type { PageSection } from '../../rules/page-sections/section-types.ts';

/** The texts of a section, by field; its definition is in rules/page-sections. */
export type SectionProps = Omit<PageSection, 'key'>;
