import { DEFAULT_LANGUAGE, type Language, languageDetails } from '../../rules/languages.ts';
import { chooseLanguage, rememberLanguage } from '../lib/language-choice.ts';
import { useLanguagePath } from '../lib/language-paths.ts';

export default function LanguageOffer({
  language,
  onDecline,
}: {
  language: Language;
  onDecline: () => void;
}) {
  const pathIn = useLanguagePath();
  const { tag, name, offer, offerNote } = languageDetails[language];
  const english = languageDetails[DEFAULT_LANGUAGE];
  const decline = () => {
    rememberLanguage(DEFAULT_LANGUAGE);
    onDecline();
  };
  return (
    <aside className="language-hint" aria-label={name} lang={tag}>
      <div>
        <strong>{offer}</strong>
        <p>{offerNote}</p>
      </div>
      <a className="button" href={pathIn(language)} onClick={() => chooseLanguage(language)}>
        {name}
      </a>
      <button type="button" className="button button--secondary" lang={english.tag} onClick={decline}>
        {english.offer}
      </button>
    </aside>
  );
}
