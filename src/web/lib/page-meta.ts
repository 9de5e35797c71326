import type { MetaDescriptor } from 'react-router';
import type { Shop } from '../../contract/shop.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { shell } from '../../messages/shell.ts';
import { DEFAULT_LANGUAGE, type Language, languageDetails, languages } from '../../rules/languages.ts';
import { pathIn } from './language-paths.ts';

export interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

interface PageHead {
  title?: string;
  description?: string | undefined;
  /** Adds `noindex`. */
  isPrivate?: boolean;
}

/** SEO tags of a page: title, description, canonical URL and Open Graph. */
export function pageMeta({ title, description, isPrivate = false }: PageHead) {
  return ({ matches, location }: MetaSource): MetaDescriptor[] => {
    const shop = matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined;
    if (!shop) return [{ title: title ?? shell.shop }];
    const fullTitle = title ? `${title} | ${shop.name}` : `${shop.name}: ${shop.tagline.replace(/\.$/, '')}`;
    const text = description || shop.tagline;
    const urlIn = (language: Language) => shop.publicUrl + pathIn(language, location.pathname);
    const url = urlIn(currentLanguage());
    return [
      { title: fullTitle },
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'description', content: text },
      { tagName: 'link', rel: 'canonical', href: url },
      ...(isPrivate ? [] : alternates(urlIn)),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: shop.name },
      { property: 'og:locale', content: languageDetails[currentLanguage()].tag.replace('-', '_') },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: text },
      { property: 'og:url', content: url },
      { property: 'og:image', content: shop.publicUrl + shop.icons.share },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ];
  };
}

/** The same page in every language, for search engines. */
function alternates(urlIn: (language: Language) => string): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return [
    ...languages.map((language) => link(languageDetails[language].tag, urlIn(language))),
    link('x-default', urlIn(DEFAULT_LANGUAGE)),
  ];
}
