import { ChevronDown } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { catalogue } from '../../messages/catalogue.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { fallbackLanguage } from '../../rules/script-language.ts';
import type { Category } from '../lib/categories.ts';
import { reused } from '../lib/reused-html.tsx';

const ALL = '';

interface Filter {
  categories: Category[];
  /** A category by its English name, 'none' with another filter, null without a filter. */
  chosen: string | null;
}

/** The first one stands for all foods. */
function choicesOf(categories: Category[]): Category[] {
  return [{ english: ALL, name: catalogue.allCategories }, ...categories];
}

function homeOf(category: string): string {
  return category === ALL ? '/' : `/?category=${encodeURIComponent(category)}`;
}

/** One link per category; the first one shows all foods. */
export function CategoryChips(props: Filter) {
  return <nav className="chips" aria-label={catalogue.categories} {...reused(Chips, props)} />;
}

function Chips({ categories, chosen }: Filter) {
  return choicesOf(categories).map(({ english, name }) => (
    <Link
      key={english}
      className="chip"
      to={homeOf(english)}
      preventScrollReset
      aria-current={english === (chosen ?? ALL) ? 'true' : undefined}
      lang={fallbackLanguage(name, currentLanguage())}
    >
      {name}
    </Link>
  ));
}

/** The categories as a dropdown. */
export function CategorySelect({ categories, chosen }: Filter) {
  const navigate = useNavigate();
  return (
    <label className="food-sort">
      {catalogue.category}
      <span className="select">
        <select
          value={chosen ?? ALL}
          onChange={(event) => void navigate(homeOf(event.target.value), { preventScrollReset: true })}
        >
          {choicesOf(categories).map(({ english, name }) => (
            <option key={english} value={english} lang={fallbackLanguage(name, currentLanguage())}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </label>
  );
}
