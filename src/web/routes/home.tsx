import type { Recipe } from '../../contract/recipe.ts';
import { FoodCard } from '../blocks/food-card.tsx';
import { Clips } from '../blocks/home/clips.tsx';
import { Hero } from '../blocks/home/hero.tsx';
import { Oath } from '../blocks/home/oath.tsx';
import { OfferBanner } from '../blocks/home/offer-banner.tsx';
import { type RecipeCard, Recipes } from '../blocks/home/recipes.tsx';
import { Testimonials } from '../blocks/home/testimonials.tsx';
import { WhyChooseUs } from '../blocks/home/why-choose-us.tsx';
import { VisitUs } from '../blocks/visit-us.tsx';
import { apiContext } from '../lib/api.ts';
import type { CanvasHandle } from '../lib/canvas.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/home';

export const handle: CanvasHandle = { canvas: 'home' };

export const meta = pageMeta({});

const FOODS_ON_A_PAGE = 24;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(apiContext);
  const [foods, content, recipes] = await Promise.all([
    api.foods.$get({ query: { limit: String(FOODS_ON_A_PAGE) } }),
    dataOrNull(api.content.home.$get()),
    dataOrNull(api.recipes.$get()),
  ]);
  if (!foods.ok) throw new Response(null, { status: foods.status });
  return { foods: await foods.json(), content, recipes: recipes?.map(recipeCard) ?? null };
}

/** The shop sells without its decoration: what fails here leaves a gap and not an error page. */
async function dataOrNull<T>(call: Promise<{ ok: boolean; json(): Promise<T> }>): Promise<T | null> {
  try {
    const answer = await call;
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function recipeCard({ _id, title, images, imageAlt, prepTime, cookingTime }: Recipe): RecipeCard {
  return { _id, title, images: images.slice(0, 1), imageAlt, prepTime, cookingTime };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { foods, content, recipes } = loaderData;
  return (
    <>
      <Hero
        desktop={content?.heroDesktop ?? []}
        mobile={content?.heroMobile ?? []}
        film={content?.heroVideo ?? null}
      />
      <OfferBanner />
      <section className="sec wrap" aria-labelledby="foods">
        <div className="sec__head">
          <h2 id="foods">Fresh From Our Farms</h2>
        </div>
        <ul className="grid-foods">
          {foods.map((food) => (
            <FoodCard key={food._id} food={food} />
          ))}
        </ul>
      </section>
      <WhyChooseUs />
      <Oath />
      <Testimonials testimonials={content?.testimonials ?? []} />
      <Recipes recipes={recipes} />
      <VisitUs />
      <Clips clips={content?.clips ?? []} />
    </>
  );
}
