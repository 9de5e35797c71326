import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { translatedLanguages } from '../../../contract/admin/translations.ts';
import { adminTranslations } from '../../../messages/admin-translations.ts';
import { TranslationEditor } from '../../features/admin/translations/translation-editor.tsx';
import {
  TranslationTabs,
  useTranslatedLanguage,
} from '../../features/admin/translations/translation-tabs.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminTranslations.kind('shop'), isPrivate: true })(source);

export default function AdminShopTextsPage() {
  const language = useTranslatedLanguage() ?? translatedLanguages[0];
  if (!language) return null;
  return (
    <>
      <BackLink to="/admin/translations">{adminTranslations.title}</BackLink>
      <h1>{adminTranslations.kind('shop')}</h1>
      <TranslationTabs first={language} />
      <TranslationEditor key={language} of={{ kind: 'shop', id: 'texts', language }} />
    </>
  );
}
