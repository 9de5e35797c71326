import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Link } from 'react-router';
import { TranslationOverviewList } from '../../features/admin/translations/translation-overview.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Translations', isPrivate: true });

export default function AdminTranslationsPage() {
  return (
    <>
      <div className="page-head-row">
        <h1>Translations</h1>
        <Link className="button button--secondary" to="/admin/translations/shop">
          Tagline, categories and tags
        </Link>
      </div>
      <p className="hint">
        What has no translation is shown in English. The numbers count the missing texts.
      </p>
      <TranslationOverviewList />
    </>
  );
}
