import '../../../styles/table.css';
import '../../../styles/admin-foods.css';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { stockLevel } from '../../../../rules/stock.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { DeleteFood } from './delete-food.tsx';

/** A table of foods; cards on a phone. */
export function FoodTable({ foods }: { foods: AdminFood[] }) {
  const [deleted, setDeleted] = useState<AdminFood>();
  return (
    <>
      <table className="tbl tbl--foods">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Image</span>
            </th>
            <th scope="col">Name</th>
            <th scope="col">Size and price</th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {foods.map((food) => (
            <tr key={food._id}>
              <td className="tbl__pic">
                {food.imageUrl && <SmallImage url={food.imageUrl} alt={food.imageAlt || food.name} />}
              </td>
              <td className="tbl__name">
                <strong>{food.name}</strong>{' '}
                {food.status === 'draft' && <span className="tag-draft">Draft</span>}
                <span className="tbl__note">{noteOf(food)}</span>
              </td>
              <td>
                <Sizes food={food} />
              </td>
              <td className="tbl__actions">
                <Link
                  className="btn btn--2 btn--sm"
                  to={`/admin/editFood/${food._id}`}
                  aria-label={`Edit ${food.name}`}
                >
                  <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
                  Edit
                </Link>
                <button
                  type="button"
                  className="btn btn--danger2 btn--sm"
                  aria-label={`Delete ${food.name}`}
                  onClick={() => setDeleted(food)}
                >
                  <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deleted && <DeleteFood food={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

function noteOf({ category, discount }: AdminFood): string {
  return [category, discount > 0 && `${discount}% OFF`].filter(Boolean).join(' · ');
}

function Sizes({ food: { quantities, price } }: { food: AdminFood }) {
  if (quantities.length === 0)
    return <span className="tbl__note">No sizes yet: hidden in the shop ({formatRupees(price)})</span>;
  return (
    <ul className="pairs">
      {quantities.map(({ size, price: rupees, stock, held = 0, level = stockLevel(stock) }) => {
        return (
          <li key={size} data-stock={level}>
            {size} <strong>{formatRupees(rupees)}</strong>
            {level !== 'plenty' && (
              <span className="pairs__low">
                <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
                {level === 'none' ? 'Out of stock' : `${stock} left`}
              </span>
            )}
            {held > 0 && <small className="pairs__held">{held} held by unpaid orders</small>}
          </li>
        );
      })}
    </ul>
  );
}
