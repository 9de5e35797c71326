import { ChevronDown } from 'lucide-react';
import { Link, useNavigate } from 'react-router';

const ALL = 'All Categories';

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
    <nav className="chips" aria-label="Categories">
      {[ALL, ...categories].map((category) => (
        <Link
          key={category}
          className="chip"
          to={homeOf(category)}
          preventScrollReset
          aria-current={category === (chosen ?? ALL) ? 'true' : undefined}
        >
          {category}
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
      Category
      <span className="select">
        <select
          value={chosen ?? ALL}
          onChange={(event) => void navigate(homeOf(event.target.value), { preventScrollReset: true })}
        >
          {[ALL, ...categories].map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </label>
  );
}
