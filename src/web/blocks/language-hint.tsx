import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentLanguage } from '../../messages/current-language.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageTags,
  nativeNames,
} from '../../rules/languages.ts';
import { chosenLanguage, rememberLanguage } from '../lib/language-choice.ts';
import { languageOffers } from '../lib/language-offers.ts';
import { useLanguagePath } from '../lib/language-paths.ts';
import { isAdminPath } from '../lib/paths.ts';

/** Offers the device's language once, in that language. Nothing is switched without the visitor. */
export function LanguageHint() {
  const [offered, setOffered] = useState<Language>();
  const { pathname } = useLocation();
  const pathIn = useLanguagePath();
  useEffect(() => setOffered(languageToOffer()), []);
  if (!offered || isAdminPath(pathname)) return null;
  const { heading, note } = languageOffers[offered];
  const decide = (language: Language) => {
    rememberLanguage(language);
    setOffered(undefined);
  };
  return (
    <aside className="language-hint" aria-label={nativeNames[offered]} lang={languageTags[offered]}>
      <div>
        <strong>{heading}</strong>
        <p>{note}</p>
      </div>
      <a className="button" href={pathIn(offered)} onClick={() => decide(offered)}>
        {nativeNames[offered]}
      </a>
      <button
        type="button"
        className="button button--secondary"
        lang={languageTags[DEFAULT_LANGUAGE]}
        onClick={() => decide(DEFAULT_LANGUAGE)}
      >
        {languageOffers[DEFAULT_LANGUAGE].heading}
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
