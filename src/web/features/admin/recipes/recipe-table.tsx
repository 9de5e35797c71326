import '../../../styles/table.css';
import { Link } from 'react-router';
import type { RecipeListRow } from '../../../../contract/admin/recipes.ts';
import { adminRecipes } from '../../../../messages/admin-recipes.ts';
import { EditLink } from '../../../ui/edit-link.tsx';
import { SmallImage } from '../../../ui/image.tsx';
import { TableHead } from '../../../ui/table-head.tsx';

export function RecipeTable({ recipes }: { recipes: RecipeListRow[] }) {
  return (
    <table className="table table--links">
      <TableHead
        columns={[adminRecipes.recipe, adminRecipes.state, adminRecipes.difficulty, adminRecipes.actions]}
        hidden={[adminRecipes.actions]}
      />
      <tbody>
        {recipes.map(({ _id, title, images: [image], status, difficulty }) => (
          <tr key={_id}>
            <td data-label={adminRecipes.recipe}>
              <span className="table__image">
                {image && <SmallImage url={image} alt="" />}
                <Link className="table__link" to={`/admin/recipes/${_id}`} tabIndex={-1}>
                  <strong>{title}</strong>
                </Link>
              </span>
            </td>
            <td data-label={adminRecipes.state}>
              <span>
                <span className={status === 'published' ? 'tag-good' : 'tag-quiet'}>
                  {status === 'published' ? adminRecipes.published : adminRecipes.draft}
                </span>
              </span>
            </td>
            <td data-label={adminRecipes.difficulty}>{adminRecipes.difficultyOf(difficulty)}</td>
            <td className="table__actions">
              <EditLink to={`/admin/recipes/${_id}`} name={title} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
