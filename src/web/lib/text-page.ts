import type { RouterContextProvider } from 'react-router';
import type { textPageKeys } from '../../rules/page-sections/pages.ts';
import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import { apiContext } from './api.ts';
import { loadFromApi } from './load-from-api.ts';
import { type MetaSource, pageMeta } from './page-meta.ts';

type TextPage = (typeof textPageKeys)[number];

/** For the loader of a page that consists of its sections. */
export function loadTextPage(context: Readonly<RouterContextProvider>, page: TextPage) {
  return loadFromApi(context.get(apiContext).api.content.pages[':page'].$get({ param: { page } }));
}

/** SEO tags of such a page. Without its data, as after an error, only the shop's. */
export function textPageMeta(page: MetaSource & { loaderData?: { sections: PageSection[] } | undefined }) {
  const sections = page.loaderData?.sections ?? [];
  const { title } = textsOf(sections, 'top');
  const { description } = textsOf(sections, 'meta');
  return pageMeta({ ...(title && { title }), ...(description && { description }) })(page);
}
