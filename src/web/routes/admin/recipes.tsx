import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { adminRecipes } from '../../../messages/admin-recipes.ts';
import { RecipeTable } from '../../features/admin/recipes/recipe-table.tsx';
import { useRecipeList } from '../../features/admin/recipes/recipes-queries.ts';
import { MissingFilter } from '../../features/admin/translations/missing-filter.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminFilter } from '../../ui/admin-filter.tsx';
import { AdminList } from '../../ui/admin-list.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminRecipes.title, isPrivate: true })(source);

export default function AdminRecipesPage() {
  const [filter, change] = useFilter(['status', 'q', 'untranslated']);
  const list = useRecipeList(filter);
  return (
    <>
      <div className="page-head-row">
        <h1>{adminRecipes.title}</h1>
        <Link className="button" to="/admin/recipes/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          {adminRecipes.add}
        </Link>
      </div>
      <AdminList
        list={list}
        things={adminRecipes.things}
        emptyText={adminRecipes.noMatch}
        search={{ label: adminRecipes.search, term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <>
            <AdminFilter
              label={adminRecipes.state}
              choices={[
                ['', adminRecipes.all],
                ['published', adminRecipes.published],
                ['draft', adminRecipes.drafts],
              ]}
              value={filter.status ?? ''}
              onChange={(status) => change({ status })}
            />
            <MissingFilter
              kind="recipes"
              value={filter.untranslated ?? ''}
              onChange={(untranslated) => change({ untranslated })}
            />
          </>
        }
      >
        {(recipes) => <RecipeTable recipes={recipes} />}
      </AdminList>
    </>
  );
}
