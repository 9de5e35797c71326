import { useQuery } from '@tanstack/react-query';
import type { AdminPage, PageForm } from '../../../../contract/admin/page-sections.ts';
import { adminPages } from '../../../../messages/admin-pages.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { PageKey } from '../../../../rules/page-sections/pages.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { apiClient } from '../../../lib/api-client.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.pages[':page'];

/** Never from the cache: the editor works on a copy, and an old version could not be saved. */
export function usePage(page: PageKey) {
  return useQuery(
    {
      queryKey: adminKey('pages', page),
      queryFn: () => callApi(api().$get({ param: { page } })),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
}

/** For a screen that replaces this one: it would begin with the page as this one had loaded it. */
export function storePage(page: AdminPage): void {
  // nothing is kept when no screen shows the page any more
  queries.setQueryData<AdminPage>(adminKey('pages', page.page), (shown) => shown && page);
}

/** Of the published foods: a button of a page may lead to them. */
export function useCategories() {
  return useQuery(
    { queryKey: adminKey('categories'), queryFn: () => callApi(browserApi().api.foods.categories.$get()) },
    queries,
  );
}

/** The visible sections of the draft. */
export function usePagePreview(page: PageKey) {
  return useQuery(
    {
      queryKey: adminKey('page-preview', page),
      queryFn: () => callApi(api().preview.$get({ param: { page } })),
      gcTime: 0,
    },
    queries,
  );
}

/** E-mails with the texts of the draft, in a language of customers. */
export function useSampleEmails(language: Language) {
  return useQuery(
    {
      queryKey: adminKey('page-preview', 'emails', 'samples', language),
      queryFn: () => {
        const { api: inLanguage } = apiClient(window.location.origin, language, authorizedFetch);
        return callApi(inLanguage.admin.pages.emails.samples.$get());
      },
      gcTime: 0,
    },
    queries,
  );
}

const fallbacks = () => ({ noConnection: adminPages.noConnection, noMessage: adminPages.noMessage });

export const pageCalls = {
  save: (page: PageKey, json: PageForm) => callApi(api().draft.$put({ param: { page }, json }), fallbacks()),
  publish: (page: PageKey, json: PageForm) =>
    callApi(api().publish.$post({ param: { page }, json }), fallbacks()),
  discard: (page: PageKey, { version }: PageForm) =>
    callApi(api().draft.$delete({ param: { page }, query: { version: String(version) } }), fallbacks()),
  restore: (page: PageKey, { version }: PageForm) =>
    callApi(api().restore.$post({ param: { page }, json: { version } }), fallbacks()),
};

export type PageCall = keyof typeof pageCalls;

export const invalidatePreview = (page: PageKey) => invalidateAdmin('page-preview', page);
