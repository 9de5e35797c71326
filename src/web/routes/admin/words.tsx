import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { ContentTabs } from '../../blocks/content-tabs.tsx';
import { SearchWordsList } from '../../features/admin/content/search-words-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Content: search words', isPrivate: true });

export default function AdminSearchWordsPage() {
  return (
    <>
      <h1>Content</h1>
      <ContentTabs />
      <SearchWordsList />
    </>
  );
}
