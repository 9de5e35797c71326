import { FoodCard } from '../blocks/food-card.tsx';
import { apiContext } from '../lib/api.ts';
import type { CanvasHandle } from '../lib/canvas.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';
import type { Route } from './+types/home';

export const handle: CanvasHandle = { canvas: 'home' };

export const meta = pageMeta({});

const FOODS_ON_A_PAGE = 24;
const ROW_ON_A_DESKTOP = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).api.foods.$get({ query: { limit: String(FOODS_ON_A_PAGE) } });
  if (!answer.ok) throw new Response(null, { status: answer.status });
  return { foods: await answer.json() };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <section className="sec wrap" aria-labelledby="foods">
      <h1 className="vh">{name}</h1>
      <div className="sec__head">
        <h2 id="foods">Fresh From Our Farms</h2>
      </div>
      <ul className="grid-foods">
        {loaderData.foods.map((food, place) => (
          <FoodCard key={food._id} food={food} eager={place < ROW_ON_A_DESKTOP} />
        ))}
      </ul>
    </section>
  );
}
