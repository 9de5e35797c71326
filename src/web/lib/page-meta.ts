import type { MetaDescriptor } from 'react-router';
import type { Shop } from '../../contract/shop.ts';

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
    if (!shop) return [{ title: title ?? 'Shop' }];
    const fullTitle = title ? `${title} | ${shop.name}` : `${shop.name}: ${shop.tagline.replace(/\.$/, '')}`;
    const text = description || shop.tagline;
    const url = `${shop.publicUrl}${location.pathname}`;
    return [
      { title: fullTitle },
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'description', content: text },
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: shop.name },
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
