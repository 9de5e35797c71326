import { Search } from 'lucide-react';
import { data, Form } from 'react-router';
import type { Food } from '../../contract/food.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { shell } from '../../messages/shell.ts';
import { FoodGrid } from '../blocks/food-grid.tsx';
import { apiContext } from '../lib/api.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { callApi, orUndefined } from '../lib/call-api.ts';
import { cardFood } from '../lib/card-food.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/unknown';

export const meta: Route.MetaFunction = (page) => pageMeta({ title: catalogue.pageNotFound })(page);

const MAX_TEXT_LENGTH = 60;
const SHOWN_FOODS = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const text = searchTermOf(params['*']);
  const foods = await similarFoods(context.get(apiContext), text);
  return data({ message: text, foods: foods.slice(0, SHOWN_FOODS).map(cardFood) }, { status: 404 });
}

/** Guesses a search term from the path. */
function searchTermOf(path = ''): string {
  const last = path.split('/').findLast(Boolean) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH);
}

async function similarFoods({ api }: ApiClient, text: string): Promise<Food[]> {
  const search = () => callApi(api.foods.search[':term'].$get({ param: { term: encodeURIComponent(text) } }));
  const similar = (text && (await orUndefined(search()))) || [];
  if (similar.length >= SHOWN_FOODS) return similar;
  const others =
    (await orUndefined(callApi(api.foods.$get({ query: { limit: String(2 * SHOWN_FOODS) } })))) ?? [];
  return [...similar, ...others.filter(({ _id }) => similar.every((food) => food._id !== _id))];
}

export default function Unknown({ loaderData: { message: text, foods } }: Route.ComponentProps) {
  return (
    <>
      <NotFound>
        <Form
          className="search-field empty__search"
          role="search"
          aria-label={catalogue.allFoods}
          action="/search"
        >
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={text}
            maxLength={100}
            placeholder={shell.search}
            aria-label={catalogue.searchAllFoods}
          />
        </Form>
      </NotFound>
      {foods.length > 0 && (
        <section className="wrap" aria-labelledby="perhaps">
          <h2 id="perhaps" className="near-foods__heading">
            {catalogue.perhaps}
          </h2>
          <FoodGrid first={{ foods, next: null }} />
        </section>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <LoadFailed />;
}
