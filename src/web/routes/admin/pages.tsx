import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/tabs.css';
import { NavLink, useLocation, useParams } from 'react-router';
import { adminPages } from '../../../messages/admin-pages.ts';
import { adminSectionNames } from '../../../messages/admin-section-names.ts';
import { DEFAULT_LANGUAGE } from '../../../rules/languages.ts';
import { pageKeys, pages } from '../../../rules/page-sections/pages.ts';
import { PageEditor } from '../../features/admin/pages/page-editor.tsx';
import { useTranslatedLanguage } from '../../features/admin/translations/translation-tabs.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';
import { NotFound } from '../../ui/not-found.tsx';
import type { Route } from './+types/pages';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: adminPages.title, isPrivate: true })(page);

export default function AdminPagesPage() {
  const { page: input = 'home' } = useParams();
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  const language = useTranslatedLanguage() ?? DEFAULT_LANGUAGE;
  const page = pageKeys.find((known) => known === input);
  if (!page) return <NotFound linkRoute="/admin/pages/home" linkText={adminPages.goTo} />;
  return (
    <>
      <h1>{adminSectionNames[pages[page].title]}</h1>
      <nav ref={row} className="tabs" aria-label={adminPages.title}>
        {pageKeys.map((key) => (
          <NavLink key={key} to={`/admin/pages/${key}`}>
            {adminSectionNames[pages[key].title]}
          </NavLink>
        ))}
      </nav>
      <PageEditor key={`${page} ${language}`} page={page} firstLanguage={language} />
    </>
  );
}
