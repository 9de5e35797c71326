import { Check, Languages } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '../../messages/current-language.ts';
import { shell } from '../../messages/shell.ts';
import { type Language, languageDetails, languages } from '../../rules/languages.ts';
import { chooseLanguage } from '../lib/language-choice.ts';
import { useLanguagePath } from '../lib/language-paths.ts';

/** All languages in a row, each in its own script. */
export function LanguageLinks({
  className,
  hasHeading = false,
}: {
  className: string;
  hasHeading?: boolean;
}) {
  return (
    <nav className={`language-links ${className}`} aria-label={shell.language}>
      <Languages size={18} strokeWidth={1.75} aria-hidden="true" />
      {hasHeading && <span className="language-links__heading">{shell.language}</span>}
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The header's choice. A `details` element opens without JavaScript too. */
export function LanguageMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOutside(menu), []);
  const current = currentLanguage();
  return (
    <details ref={menu} className="language-menu">
      <summary className="nav__link" aria-label={`${shell.language}: ${languageDetails[current].name}`}>
        <Languages size={20} strokeWidth={1.75} aria-hidden="true" />
        {languageDetails[current].name}
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} />
            {language === current && <Check size={18} strokeWidth={2} aria-hidden="true" />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function LanguageLink({ language }: { language: Language }) {
  const pathIn = useLanguagePath();
  const isCurrent = language === currentLanguage();
  return (
    <a
      href={pathIn(language)}
      lang={languageDetails[language].tag}
      hrefLang={languageDetails[language].tag}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => chooseLanguage(language)}
    >
      {languageDetails[language].name}
    </a>
  );
}

/** Closes the menu on a click elsewhere and on Escape. */
function closeOutside(menu: React.RefObject<HTMLDetailsElement | null>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => menu.current?.removeAttribute('open');
  const onClick = ({ target }: Event) => {
    if (target instanceof Node && !menu.current?.contains(target)) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  return () => listening.abort();
}
