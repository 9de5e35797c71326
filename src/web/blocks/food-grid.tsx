import { useEffect, useState } from 'react';
import { Link, useFetcher, useNavigation } from 'react-router';
import { catalogue } from '../../messages/catalogue.ts';
import { ui } from '../../messages/ui.ts';
import { MinimumNote } from '../features/shop/cart/minimum-note.tsx';
import type { FoodPage } from '../lib/food-page.ts';
import { FoodCard } from './food-card.tsx';

const ROW_ON_A_DESKTOP = 4;

/** Foods as cards, with "Show more". A change of `first` starts a new list. */
export function FoodGrid({ first, eagerRows = 1 }: { first: FoodPage; eagerRows?: number }) {
  const fetcher = useFetcher<FoodPage | null>();
  const [more, setMore] = useState<FoodPage[]>([]);
  const [shown, setShown] = useState(first);
  const isLoading = useNavigation().state === 'loading';
  if (shown !== first) {
    setShown(first);
    setMore([]);
  }
  useEffect(() => {
    const { data } = fetcher;
    if (data) setMore((parts) => (parts.includes(data) ? parts : [...parts, data]));
  }, [fetcher]);
  const parts = [first, ...more];
  const next = parts.at(-1)?.next;
  const hasFailed = fetcher.state === 'idle' && fetcher.data === null;
  return (
    <>
      <MinimumNote />
      <ul className="food-grid" aria-busy={isLoading}>
        {parts
          .flatMap(({ foods }) => foods)
          .map((food, index) => (
            <FoodCard key={food._id} food={food} eager={index < eagerRows * ROW_ON_A_DESKTOP} />
          ))}
      </ul>
      {next && (
        <p className="food-grid-more">
          {hasFailed && (
            <span role="alert" className="food-grid-more__error">
              {catalogue.moreFailed}
            </span>
          )}
          <Link
            className="button button--secondary"
            to={next.page}
            onClick={(event) => {
              event.preventDefault();
              if (fetcher.state === 'idle') void fetcher.load(next.data);
            }}
          >
            {fetcher.state === 'idle' ? catalogue.showMore : ui.loading}
          </Link>
        </p>
      )}
    </>
  );
}
