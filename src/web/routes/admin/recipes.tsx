import '../../styles/private.css';
import '../../styles/admin-tables.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { RecipeTable } from '../../features/admin/recipes/recipe-table.tsx';
import { useRecipeList } from '../../features/admin/recipes/recipes-data.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminSearch } from '../../ui/admin-search.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Recipes', isPrivate: true });

export default function AdminRecipesPage() {
  const [filter, change] = useFilter(['status', 'q']);
  const list = useRecipeList(filter);
  return (
    <>
      <div className="head-row">
        <h1>Recipes</h1>
        <Link className="btn" to="/admin/recipes/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Add Recipe
        </Link>
      </div>
      <AdminSearch label="Search recipes" term={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <div className="filters">
        <SelectField
          label="State"
          choices={[
            ['', 'All'],
            ['published', 'Published'],
            ['draft', 'Drafts'],
          ]}
          value={filter.status ?? ''}
          onChange={({ target }) => change({ status: target.value })}
        />
      </div>
      <PagedList list={list} things="recipes" emptyText="No recipe matches.">
        {(recipes) => <RecipeTable recipes={recipes} />}
      </PagedList>
    </>
  );
}
