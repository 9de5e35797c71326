import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { translatedLanguages } from '../../../contract/admin/translations.ts';
import { TranslationEditor } from '../../features/admin/translations/translation-editor.tsx';
import {
  TranslationTabs,
  useTranslatedLanguage,
} from '../../features/admin/translations/translation-tabs.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';

export const meta = pageMeta({ title: 'Tagline, categories and tags', isPrivate: true });

export default function AdminShopTextsPage() {
  const language = useTranslatedLanguage() ?? translatedLanguages[0];
  if (!language) return null;
  return (
    <>
      <BackLink to="/admin/translations">Translations</BackLink>
      <h1>Tagline, categories and tags</h1>
      <TranslationTabs first={language} />
      <TranslationEditor key={language} of={{ kind: 'shop', id: 'texts', language }} />
    </>
  );
}
