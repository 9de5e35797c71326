import { data, type MetaDescriptor } from 'react-router';
import type { Shop } from '../../contract/shop.ts';
import { categoryPath, FoodDetail } from '../blocks/food-detail.tsx';
import { apiContext } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { structuredData } from '../lib/structured-data.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/food';

export const handle: PageThemeHandle = { pageTheme: 'product' };

const SUMMARY_LENGTH = 160;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(apiContext);
  // the client puts parameters into the path as they are
  const param = { id: encodeURIComponent(params.id) };
  const [food, reviews, related] = await Promise.all([
    api.foods.id[':id'].$get({ param }),
    api.reviews.product[':id'].$get({ param }),
    api.foods.related[':id'].$get({ param }),
  ]);
  if (food.status === 404) return data(null, { status: 404 });
  if (!food.ok) throw new Response(null, { status: 500 });
  // a food can be bought without what stands below it
  return {
    food: await food.json(),
    reviews: reviews.ok ? await reviews.json() : [],
    related: related.ok ? await related.json() : [],
  };
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return pageMeta({ title: 'Product not found' })(page);
  const { food } = page.loaderData;
  const shop = page.matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined;
  const tags = pageMeta({ title: food.name, description: summary(food.description) || food.name })(page);
  if (!shop) return tags;
  return [
    ...tags.filter((tag) => !isImageTag(tag)),
    { property: 'og:image', content: new URL(food.imageUrl, shop.publicUrl).href },
    { property: 'og:image:alt', content: food.imageAlt },
    ...structuredData(food, shop, categoryPath(food)).map((about) => ({ 'script:ld+json': about })),
  ];
};

export default function FoodPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound message="We couldn't find this product." linkText="Back To Homepage" />;
  // what a visitor chose on one food means nothing on the next
  return <FoodDetail key={loaderData.food._id} {...loaderData} />;
}

export function ErrorBoundary() {
  return <LoadFailed heading="This product could not be loaded." />;
}

function isImageTag(tag: MetaDescriptor): boolean {
  return 'property' in tag && String(tag.property).startsWith('og:image');
}

/** As much of a text as a search result shows, cut between words. */
function summary(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))} …`;
}
