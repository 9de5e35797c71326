import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useParams } from 'react-router';
import { editableKinds } from '../../../contract/admin/content.ts';
import { ContentTabs, contentTitles } from '../../blocks/content-tabs.tsx';
import { ContentList } from '../../features/admin/content/content-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Content', isPrivate: true });

export default function AdminContentPage() {
  const { kind: input } = useParams();
  const kind = editableKinds.find((known) => known === input);
  if (!kind) return <NotFound linkRoute="/admin/content" linkText="Go to Content" />;
  return (
    <>
      <h1>Content</h1>
      <ContentTabs />
      <h2 className="visually-hidden">{contentTitles[kind]}</h2>
      <ContentList key={kind} kind={kind} />
    </>
  );
}
