import type { Food } from '../../contract/food.ts';
import type { Shop } from '../../contract/shop.ts';
import { shell } from '../../messages/shell.ts';
import { formatSize } from '../../rules/format-size.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { chargedPrice } from '../../rules/pricing.ts';

const CONTEXT = 'https://schema.org';

/** SEO: schema.org Organization of the shop, for search engines. */
export function shopStructuredData(shop: Shop): object {
  const sites = [shop.pictureSiteUrl, shop.videoSiteUrl].filter(Boolean);
  return {
    '@context': CONTEXT,
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

/** schema.org Product with its offers, and the BreadcrumbList. */
export function productStructuredData(
  food: Food,
  shop: Shop,
  categoryPath: string,
  language: Language = DEFAULT_LANGUAGE,
): object[] {
  const absolute = (path: string) => (URL.canParse(path) ? path : `${shop.publicUrl}${path}`);
  const url = absolute(`/food/${food._id}`);
  return [
    {
      '@context': CONTEXT,
      '@type': 'Product',
      name: food.name,
      description: food.description,
      sku: food._id,
      category: food.category,
      image: food.images.map(absolute),
      brand: { '@type': 'Brand', name: shop.name },
      offers: food.quantities.map(({ size, price, stock }) => ({
        '@type': 'Offer',
        name: `${food.name}, ${formatSize(size, language)}`,
        url,
        price: rupeesFromPaise(chargedPrice(paiseFromRupees(price), food.discount)).toFixed(2),
        priceCurrency: 'INR',
        itemCondition: `${CONTEXT}/NewCondition`,
        availability: `${CONTEXT}/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
      })),
      ...(food.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: food.averageRating,
          reviewCount: food.reviewCount,
        },
      }),
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: shell.home, path: '/' },
        { name: food.category, path: categoryPath },
        { name: food.name, path: `/food/${food._id}` },
      ]
        .filter(({ name }) => name)
        .map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(path),
        })),
    },
  ];
}
