import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Link } from 'react-router';
import { adminTranslations } from '../../../messages/admin-translations.ts';
import { TranslationOverviewList } from '../../features/admin/translations/translation-overview.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminTranslations.title, isPrivate: true })(source);

export default function AdminTranslationsPage() {
  return (
    <>
      <div className="page-head-row">
        <h1>{adminTranslations.title}</h1>
        <Link className="button button--secondary" to="/admin/translations/shop">
          {adminTranslations.kind('shop')}
        </Link>
      </div>
      <p className="hint">{adminTranslations.note}</p>
      <TranslationOverviewList />
    </>
  );
}
