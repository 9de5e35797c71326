import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { catalogue } from '../../messages/catalogue.ts';
import { SearchBox } from '../features/shop/search/search-box.tsx';
import type { Listing } from '../lib/home-listing.ts';
import { langOf } from '../lib/lang-of.ts';
import type { SectionProps } from '../lib/section-texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { CategoryChips, CategorySelect } from './food-filters.tsx';
import { FoodGrid } from './food-grid.tsx';

/** The foods of the home page with the category links and dropdown. */
export function HomeListing({
  part,
  categories,
  narrowing,
  section,
  eagerRows = 1,
}: Listing & {
  /** Not on the pages of a search or a tag. */
  section?: SectionProps;
  eagerRows?: number;
}) {
  const category = narrowing?.by === 'category' ? narrowing.word : null;
  return (
    <section className="section wrap" aria-labelledby="foods">
      <div className="section__head">
        <h2 id="foods" lang={section && langOf(section, 'heading')}>
          {section?.texts.heading ?? catalogue.foods}
        </h2>
        <CategorySelect categories={categories} chosen={category} />
      </div>
      <CategoryChips categories={categories} chosen={narrowing && !category ? 'none' : category} />
      {narrowing?.by === 'search' && (
        <div className="listing-search">
          <SearchBox key={narrowing.word} initialTerm={narrowing.word} label={catalogue.yourSearch} />
        </div>
      )}
      {narrowing && narrowing.by !== 'category' && (
        <p className="listing-filter">
          {narrowing.by === 'search'
            ? catalogue.resultsFor(narrowing.word)
            : catalogue.tagged(narrowing.word)}
          <Link className="listing-filter__clear" to="/">
            {catalogue.showAll}
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
      <p className="listing-empty">{catalogue.noProducts}</p>
      <Link className="button" to="/">
        {catalogue.resetSearch}
      </Link>
    </EmptyState>
  );
}

/** Shown when the foods could not be loaded. */
export function ListingFailed() {
  return <LoadFailed heading={catalogue.foodsFailed} />;
}
