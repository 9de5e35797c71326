import { ChevronDown } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { catalogue } from '../../messages/catalogue.ts';

const ALL = '';

function homeOf(category: string): string {
  return category === ALL ? '/' : `/?category=${encodeURIComponent(category)}`;
}

/** One link per category; the first one shows all foods. */
export function CategoryChips({
  categories,
  chosen,
}: {
  categories: string[];
  /** A category, 'none' with another filter, null without a filter. */
  chosen: string | null;
}) {
  return (
    <nav className="chips" aria-label={catalogue.categories}>
      {[ALL, ...categories].map((category) => (
        <Link
          key={category}
          className="chip"
          to={homeOf(category)}
          preventScrollReset
          aria-current={category === (chosen ?? ALL) ? 'true' : undefined}
        >
          {category || catalogue.allCategories}
        </Link>
      ))}
    </nav>
  );
}

/** The categories as a dropdown. */
export function CategorySelect({ categories, chosen }: { categories: string[]; chosen: string | null }) {
  const navigate = useNavigate();
  return (
    <label className="food-sort">
      {catalogue.category}
      <span className="select">
        <select
          value={chosen ?? ALL}
          onChange={(event) => void navigate(homeOf(event.target.value), { preventScrollReset: true })}
        >
          {[ALL, ...categories].map((category) => (
            <option key={category} value={category}>
              {category || catalogue.allCategories}
            </option>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </label>
  );
}
