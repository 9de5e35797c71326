import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentLanguage } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../rules/languages.ts';
import { chosenLanguage } from '../lib/language-choice.ts';
import { allStyles } from '../lib/page-styles.ts';
import { isAdminPath } from '../lib/paths.ts';

// most devices are offered nothing: they do not load it
const loadOffer = () => import('./language-offer.tsx');
const LanguageOffer = lazy(loadOffer);

/** Offers the device's language once, in that language. Nothing is switched without the visitor. */
export function LanguageHint() {
  const [offered, setOffered] = useState<Language>();
  const { pathname } = useLocation();
  useEffect(() => {
    const language = languageToOffer();
    // an offer that does not arrive is made at the next visit
    if (language)
      Promise.all([loadOffer(), allStyles()]).then(
        () => setOffered(language),
        () => undefined,
      );
  }, []);
  if (!offered || isAdminPath(pathname)) return null;
  return (
    <Suspense>
      <LanguageOffer language={offered} onDecline={() => setOffered(undefined)} />
    </Suspense>
  );
}

/** The first language of the device that the shop has, when it is not English and the visitor has not chosen yet. */
function languageToOffer(): Language | undefined {
  if (currentLanguage() !== DEFAULT_LANGUAGE || chosenLanguage()) return undefined;
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return language === DEFAULT_LANGUAGE ? undefined : language;
}
