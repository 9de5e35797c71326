import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import { type MetaSource, pageMeta } from './page-meta.ts';

/** SEO tags of a page that consists of its sections. Without its data, as after an error, only the shop's. */
export function textPageMeta(page: MetaSource & { loaderData?: { sections: PageSection[] } | undefined }) {
  const sections = page.loaderData?.sections ?? [];
  const { title } = textsOf(sections, 'top');
  const { description } = textsOf(sections, 'meta');
  return pageMeta({ ...(title && { title }), ...(description && { description }) })(page);
}
