import type { Shop } from '../../contract/shop.ts';

/** SEO: structured data (JSON-LD) of the home page: schema.org Organization of the shop. */
export function shopStructuredData(shop: Shop): object {
  const sites = [shop.pictureSiteUrl, shop.videoSiteUrl].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.name,
    ...(shop.legalName && { legalName: shop.legalName }),
    url: shop.publicUrl,
    logo: shop.publicUrl + shop.icons.touch,
    ...(shop.email && { email: shop.email }),
    ...(shop.phone && { telephone: shop.phone }),
    ...(shop.address && { address: shop.address }),
    ...(sites.length > 0 && { sameAs: sites }),
  };
}
