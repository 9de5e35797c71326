import { ChevronDown, Search, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import type { FoodFilter } from '../../contract/extra-fields.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { shell } from '../../messages/shell.ts';
import { foodSortName, foodSorts } from '../../rules/food-sorts.ts';
import { EmptyShop } from '../blocks/empty-shop.tsx';
import { FoodGrid } from '../blocks/food-grid.tsx';
import { apiContext, englishApiContext } from '../lib/api.ts';
import { type Category, englishCategory, loadCategories } from '../lib/categories.ts';
import { fieldQuery, loadFieldFilters } from '../lib/food-fields.ts';
import { type FoodFilters, foodFilters, foodPage, foodQuery } from '../lib/food-page.ts';
import { loadFromApi } from '../lib/load-from-api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/product';

export const handle: PageThemeHandle = { pageTheme: 'product' };

export const meta: Route.MetaFunction = (page) => {
  const categories = page.loaderData?.categories.map(({ name }) => name).join(', ');
  const description = categories ? catalogue.allProductsOf(categories) : undefined;
  return pageMeta({ title: catalogue.allProducts, description })(page);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const ofFields = fieldQuery(searchParams);
  const filters = { ...foodFilters(searchParams), ...ofFields };
  const [foods, categories, fields] = await Promise.all([
    loadFromApi(client.api.foods.$get({ query: { ...foodQuery(filters), ...ofFields } })),
    loadCategories(client, context.get(englishApiContext)),
    loadFieldFilters(client),
  ]);
  const { category } = filters;
  return {
    part: foodPage(foods, '/product', filters),
    categories,
    ...(fields.length > 0 && { fields }),
    filters: { ...filters, ...(category && { category: englishCategory(categories, category) }) },
  };
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { part, categories, filters, fields = [] } = loaderData;
  return (
    <div className="wrap">
      <h1 className="page-title">{catalogue.allProducts}</h1>
      <Filters categories={categories} fields={fields} filters={filters} />
      {part.foods.length > 0 ? (
        <section aria-label={shell.products}>
          <h2 className="visually-hidden">{shell.products}</h2>
          <FoodGrid first={part} />
        </section>
      ) : (
        <EmptyShop categories={categories}>
          <EmptyState icon={SearchX}>
            <p className="listing-empty">{catalogue.noProductsFound}</p>
            <Link className="button" to="/product">
              {catalogue.showAllProducts}
            </Link>
          </EmptyState>
        </EmptyShop>
      )}
    </div>
  );
}

/** The filters are a GET form: they work without JavaScript, and the URL of a list can be shared. */
function Filters({
  categories,
  fields,
  filters,
}: {
  categories: Category[];
  fields: FoodFilter[];
  filters: FoodFilters;
}) {
  const { q, category, sort } = filters;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const send = () => void submit(form.current, { replace: true, preventScrollReset: true });
  const sendEarlyInput = useEffectEvent(() => {
    const fields = new FormData(form.current ?? undefined);
    if (fields.get('q') !== (q ?? '') || fields.get('category') !== (category ?? '')) send();
  });
  // a field filled in before hydration counts
  useEffect(() => sendEarlyInput(), []);
  return (
    <Form ref={form} className="filter" role="search" aria-label={shell.products}>
      <div className="search-field">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          placeholder={catalogue.searchByName}
          aria-label={catalogue.searchByName}
          onChange={send}
        />
      </div>
      <Choice label={catalogue.category} name="category" value={category ?? ''} onChange={send}>
        <option value="">{catalogue.allCategories}</option>
        {categories.map(({ english, name }) => (
          <option key={english} value={english}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={catalogue.sort} name="sort" value={sort ?? 'featured'} onChange={send}>
        {foodSorts.map((name) => (
          <option key={name} value={name}>
            {foodSortName(name)}
          </option>
        ))}
      </Choice>
      {fields.map(({ key, label, choices }) => (
        <Choice
          key={key}
          label={label}
          name={`fields.${key}`}
          value={filters[`fields.${key}`] ?? ''}
          onChange={send}
        >
          <option value="">{catalogue.anyValue}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Choice>
      ))}
      <button type="submit" className="button until-hydrated">
        {catalogue.show}
      </button>
    </Form>
  );
}

function Choice({
  label,
  name,
  value,
  onChange,
  children,
}: {
  label: string;
  name: string;
  value: string;
  onChange: () => void;
  children: React.ReactNode;
}) {
  return (
    <label className="filter__choice">
      {label}
      <span className="select">
        <select name={name} key={value} defaultValue={value} onChange={onChange}>
          {children}
        </select>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </label>
  );
}

export function ErrorBoundary() {
  return <LoadFailed heading={catalogue.productsFailed} />;
}
