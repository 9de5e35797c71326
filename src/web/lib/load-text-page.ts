import type { RouterContextProvider } from 'react-router';
import type { textPageKeys } from '../../rules/page-sections/pages.ts';
import { apiContext } from './api.ts';
import { loadFromApi } from './load-from-api.ts';

/** For the loader of a page that consists of its sections. In a file of its own, because the browser would load the API client together with the SEO tags. */
export function loadTextPage(context: Readonly<RouterContextProvider>, page: (typeof textPageKeys)[number]) {
  return loadFromApi(context.get(apiContext).api.content.pages[':page'].$get({ param: { page } }));
}
