import type { Recipe } from '../../contract/recipe.ts';
import type { Shop } from '../../contract/shop.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import { HomeSections } from '../blocks/home/home-sections.tsx';
import type { RecipeCard } from '../blocks/home/recipes.tsx';
import { ListingFailed } from '../blocks/home-listing.tsx';
import { apiContext, englishApiContext } from '../lib/api.ts';
import { callApi, orUndefined } from '../lib/call-api.ts';
import { loadListing } from '../lib/home-listing.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { shopStructuredData } from '../lib/shop-structured-data.ts';
import type { Route } from './+types/home';

export const handle: PageThemeHandle = { pageTheme: 'home' };

export const meta: Route.MetaFunction = (page) => {
  const shop = page.matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined;
  const { description } = textsOf(page.loaderData?.content?.sections ?? [], 'meta');
  return [
    ...pageMeta({ description })(page),
    ...(shop ? [{ 'script:ld+json': shopStructuredData(shop) }] : []),
  ];
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(apiContext);
  const [listing, content, offers, recipes] = await Promise.all([
    loadListing(client, request, { english: context.get(englishApiContext) }),
    orUndefined(callApi(client.api.content.home.$get())),
    orUndefined(callApi(client.api.offers.$get())),
    orUndefined(callApi(client.api.recipes.$get())),
  ]);
  // the shop sells without its decoration: a failed request leaves a gap, not an error page
  return {
    listing,
    content: content ?? null,
    offers: offers ?? null,
    recipes: recipes?.map(recipeCard) ?? null,
  };
}

function recipeCard(recipe: Recipe): RecipeCard {
  const { _id, title, images, imageAlt, prepTime, cookingTime, untranslated } = recipe;
  const card = { _id, title, images: images.slice(0, 1), imageAlt, prepTime, cookingTime };
  return { ...card, ...(untranslated && { untranslated }) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeSections {...loaderData} />;
}

export const ErrorBoundary = ListingFailed;
