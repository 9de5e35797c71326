import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminLook } from '../../../messages/admin-look.ts';
import { ContentTabs } from '../../blocks/content-tabs.tsx';
import { SearchWordsList } from '../../features/admin/content/search-words-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/words';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: adminLook.searchWordsTitle, isPrivate: true })(page);

export default function AdminSearchWordsPage() {
  return (
    <>
      <h1>{adminLook.content}</h1>
      <ContentTabs />
      <SearchWordsList />
    </>
  );
}
