import '../../../styles/tabs.css';
import { Link, useSearchParams } from 'react-router';
import { type TranslatedLanguage, translatedLanguages } from '../../../../contract/admin/translations.ts';
import { adminTranslations } from '../../../../messages/admin-translations.ts';
import { DEFAULT_LANGUAGE, languageLabel } from '../../../../rules/languages.ts';

const PARAMETER = 'translate';

/** The language that the form edits; undefined is English. */
export function useTranslatedLanguage(): TranslatedLanguage | undefined {
  const [params] = useSearchParams();
  return translatedLanguages.find((language) => language === params.get(PARAMETER));
}

/** English and the languages into which it is translated, each a form of its own. With `first` there is no English form. */
export function TranslationTabs({ first }: { first?: TranslatedLanguage }) {
  const current = useTranslatedLanguage() ?? first;
  return (
    <nav className="tabs" aria-label={adminTranslations.languages}>
      {!first && (
        <Link to="?" aria-current={current ? undefined : 'page'}>
          {languageLabel(DEFAULT_LANGUAGE)}
        </Link>
      )}
      {translatedLanguages.map((language) => (
        <Link
          key={language}
          to={`?${PARAMETER}=${language}`}
          aria-current={language === current ? 'page' : undefined}
        >
          {languageLabel(language)}
        </Link>
      ))}
    </nav>
  );
}

export const translationLink = (path: string, language: string) => `${path}?${PARAMETER}=${language}`;
