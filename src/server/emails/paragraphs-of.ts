import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';

/** The owner's text for an e-mail, as paragraphs. */
export function paragraphsOf(texts: readonly PageSection[], key: string): string[] {
  const { text = '' } = textsOf(texts, key);
  return text.split(/\n{2,}/).filter(Boolean);
}
