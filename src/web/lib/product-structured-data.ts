import type { Food } from '../../contract/food.ts';
import type { Shop } from '../../contract/shop.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { shell } from '../../messages/shell.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { chargedPrice } from '../../rules/pricing.ts';
import { pathIn } from './language-paths.ts';
import { sizeText } from './size-text.ts';

const CONTEXT = 'https://schema.org';

/** SEO: structured data (JSON-LD) of a food's page: schema.org Product with its offers, and the BreadcrumbList. */
export function productStructuredData(food: Food, shop: Shop, categoryPath: string): object[] {
  const absolute = (path: string) => (URL.canParse(path) ? path : `${shop.publicUrl}${path}`);
  const page = (path: string) => absolute(pathIn(currentLanguage(), path));
  const url = page(`/food/${food._id}`);
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
        name: `${food.name}, ${sizeText(size)}`,
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
          item: page(path),
        })),
    },
  ];
}
