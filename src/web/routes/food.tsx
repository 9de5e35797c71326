import type { MetaDescriptor } from 'react-router';
import type { Shop } from '../../contract/shop.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { food as messages } from '../../messages/food.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { categoryPath, FoodDetail } from '../blocks/food-detail.tsx';
import { apiContext, englishApiContext } from '../lib/api.ts';
import { callApi, orUndefined } from '../lib/call-api.ts';
import { cardFood } from '../lib/card-food.ts';
import { fieldFacts } from '../lib/food-fields.ts';
import { notShown } from '../lib/not-shown.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { productStructuredData } from '../lib/product-structured-data.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/food';

export const handle: PageThemeHandle = { pageTheme: 'product' };

const SUMMARY_LENGTH = 160;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(apiContext);
  // the client does not encode path parameters
  const param = { id: encodeURIComponent(params.id) };
  try {
    const [food, reviews, related, english] = await Promise.all([
      callApi(api.foods.id[':id'].$get({ param })),
      // a food can be bought without its reviews and related foods
      orUndefined(callApi(api.reviews.product[':id'].$get({ param }))),
      orUndefined(callApi(api.foods.related[':id'].$get({ param }))),
      currentLanguage() === DEFAULT_LANGUAGE
        ? undefined
        : orUndefined(callApi(context.get(englishApiContext).api.foods.id[':id'].$get({ param }))),
    ]);
    const facts = fieldFacts(food.fields);
    return {
      food,
      ...(facts.length > 0 && { facts }),
      reviews: reviews ?? [],
      related: related?.map(cardFood) ?? [],
      englishCategory: (english ?? food).category,
    };
  } catch (error) {
    return notShown(error);
  }
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return pageMeta({ title: messages.productNotFound })(page);
  const { food, englishCategory } = page.loaderData;
  const shop = page.matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined;
  const tags = pageMeta({ title: food.name, description: summary(food.description) || food.name })(page);
  if (!shop) return tags;
  return [
    ...tags.filter((tag) => !isImageTag(tag)),
    { property: 'og:image', content: new URL(food.imageUrl, shop.publicUrl).href },
    { property: 'og:image:alt', content: food.imageAlt },
    ...productStructuredData(food, shop, categoryPath(englishCategory)).map((about) => ({
      'script:ld+json': about,
    })),
  ];
};

export default function FoodPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound message={messages.couldNotFind} linkText={messages.backHome} />;
  // the key resets what was chosen on another food
  return <FoodDetail key={loaderData.food._id} {...loaderData} />;
}

export function ErrorBoundary() {
  return <LoadFailed heading={messages.productFailed} />;
}

function isImageTag(tag: MetaDescriptor): boolean {
  return 'property' in tag && String(tag.property).startsWith('og:image');
}

/** As much text as a search result shows, cut between words. */
function summary(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))} …`;
}
