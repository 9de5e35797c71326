import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import type { Listing } from '../lib/home-listing.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { CategoryChips, CategorySelect } from './food-filters.tsx';
import { FoodGrid } from './food-grid.tsx';

const headings = {
  category: (word: string) => word,
  search: (word: string) => `Results for “${word}”`,
  tag: (word: string) => `Tagged “${word}”`,
};

/** On the pages of a search or a tag, and when the texts could not be loaded. */
const FOODS_HEADING = 'Fresh From Our Farms';

/** The foods of the home page with the category links and dropdown. */
export function HomeListing({
  part,
  categories,
  narrowing,
  heading = FOODS_HEADING,
  eagerRows = 1,
}: Listing & { heading?: string | undefined; eagerRows?: number }) {
  const category = narrowing?.by === 'category' ? narrowing.word : null;
  return (
    <section className="section wrap" aria-labelledby="foods">
      <div className="section__head">
        <h2 id="foods">{heading}</h2>
        <CategorySelect categories={categories} chosen={category} />
      </div>
      <CategoryChips categories={categories} chosen={narrowing && !category ? 'none' : category} />
      {narrowing && narrowing.by !== 'category' && (
        <p className="listing-filter">
          {headings[narrowing.by](narrowing.word)}
          <Link className="listing-filter__clear" to="/">
            Show all
          </Link>
        </p>
      )}
      {part.foods.length > 0 ? (
        <FoodGrid first={part} eagerRows={eagerRows} />
      ) : (
        <EmptyShop categories={categories}>
          <NoFoods />
        </EmptyShop>
      )}
    </section>
  );
}

function NoFoods() {
  return (
    <EmptyState icon={SearchX}>
      <p className="listing-empty">No products available.</p>
      <Link className="button" to="/">
        Reset Search
      </Link>
    </EmptyState>
  );
}

/** Shown when the foods could not be loaded. */
export function ListingFailed() {
  return <LoadFailed heading="Our foods could not be loaded" />;
}
