import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentLanguage } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageDetails } from '../../rules/languages.ts';
import { chooseLanguage, chosenLanguage, rememberLanguage } from '../lib/language-choice.ts';
import { useLanguagePath } from '../lib/language-paths.ts';
import { allStyles } from '../lib/page-styles.ts';
import { isAdminPath } from '../lib/paths.ts';

/** Offers the device's language once, in that language. Nothing is switched without the visitor. */
export function LanguageHint() {
  const [offered, setOffered] = useState<Language>();
  const { pathname } = useLocation();
  const pathIn = useLanguagePath();
  useEffect(() => {
    const language = languageToOffer();
    if (language) void allStyles().then(() => setOffered(language));
  }, []);
  if (!offered || isAdminPath(pathname)) return null;
  const { tag, name, offer, offerNote } = languageDetails[offered];
  const english = languageDetails[DEFAULT_LANGUAGE];
  const decline = () => {
    rememberLanguage(DEFAULT_LANGUAGE);
    setOffered(undefined);
  };
  return (
    <aside className="language-hint" aria-label={name} lang={tag}>
      <div>
        <strong>{offer}</strong>
        <p>{offerNote}</p>
      </div>
      <a className="button" href={pathIn(offered)} onClick={() => chooseLanguage(offered)}>
        {name}
      </a>
      <button type="button" className="button button--secondary" lang={english.tag} onClick={decline}>
        {english.offer}
      </button>
    </aside>
  );
}

/** The first language of the device that the shop has, when it is not English and the visitor has not chosen yet. */
function languageToOffer(): Language | undefined {
  if (currentLanguage() !== DEFAULT_LANGUAGE || chosenLanguage()) return undefined;
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return language === DEFAULT_LANGUAGE ? undefined : language;
}
