import '../../../styles/table.css';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { RecipeListRow } from '../../../../contract/admin/recipes.ts';
import { SmallImage } from '../../../ui/image.tsx';

export function RecipeTable({ recipes }: { recipes: RecipeListRow[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Recipe</th>
          <th scope="col">State</th>
          <th scope="col">Difficulty</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {recipes.map(({ _id, title, images: [image], status, difficulty }) => (
          <tr key={_id}>
            <td data-label="Recipe">
              <span className="table__image">
                {image && <SmallImage url={image} alt="" />}
                <strong>{title}</strong>
              </span>
            </td>
            <td data-label="State">
              <span>
                <span className={status === 'published' ? 'tag-good' : 'tag-quiet'}>
                  {status === 'published' ? 'Published' : 'Draft'}
                </span>
              </span>
            </td>
            <td data-label="Difficulty">{difficulty}</td>
            <td className="table__actions">
              <Link
                className="button button--secondary button--small"
                to={`/admin/recipes/${_id}`}
                aria-label={`Edit ${title}`}
              >
                <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
                Edit
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
