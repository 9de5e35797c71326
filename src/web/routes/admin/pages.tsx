import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/tabs.css';
import { NavLink, useLocation, useParams } from 'react-router';
import { pageKeys, pages } from '../../../rules/page-sections/pages.ts';
import { PageEditor } from '../../features/admin/pages/page-editor.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Pages', isPrivate: true });

export default function AdminPagesPage() {
  const { page: input = 'home' } = useParams();
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  const page = pageKeys.find((known) => known === input);
  if (!page) return <NotFound linkRoute="/admin/pages/home" linkText="Go to Pages" />;
  return (
    <>
      <h1>{pages[page].title}</h1>
      <nav ref={row} className="tabs" aria-label="Pages">
        {pageKeys.map((key) => (
          <NavLink key={key} to={`/admin/pages/${key}`}>
            {pages[key].title}
          </NavLink>
        ))}
      </nav>
      <PageEditor key={page} page={page} />
    </>
  );
}
