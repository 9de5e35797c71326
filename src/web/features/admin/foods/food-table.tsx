import '../../../styles/table.css';
import './food-table.css';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { stockLevel } from '../../../../rules/stock.ts';
import { EditLink } from '../../../ui/edit-link.tsx';
import { SmallImage } from '../../../ui/image.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { DeleteFood } from './delete-food.tsx';

/** A table of foods; cards on a phone. */
export function FoodTable({ foods }: { foods: AdminFood[] }) {
  const [deleted, setDeleted] = useState<AdminFood>();
  return (
    <>
      <table className="table table--foods">
        <TableHead columns={['Image', 'Name', 'Size and price', 'Actions']} hidden={['Image', 'Actions']} />
        <tbody>
          {foods.map((food) => (
            <tr key={food._id}>
              <td className="table__image">
                {food.imageUrl && <SmallImage url={food.imageUrl} alt={food.imageAlt || food.name} />}
              </td>
              <td className="table__name">
                <strong>{food.name}</strong>{' '}
                {food.status === 'draft' && <span className="tag-draft">Draft</span>}
                <span className="table__note">{noteOf(food)}</span>
              </td>
              <td>
                <Sizes food={food} />
              </td>
              <td className="table__actions">
                <EditLink to={`/admin/editFood/${food._id}`} name={food.name} />
                <button
                  type="button"
                  className="button button--danger-quiet button--small"
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

function noteOf({ category, discount, currentDiscount }: AdminFood): string {
  const own = discount > 0 && `${discount}% OFF`;
  const sale = currentDiscount > discount && `${currentDiscount}% OFF now by an offer`;
  return [category, own, sale].filter(Boolean).join(' · ');
}

function Sizes({ food: { quantities, price } }: { food: AdminFood }) {
  if (quantities.length === 0)
    return <span className="table__note">No sizes yet: hidden in the shop ({formatRupees(price)})</span>;
  return (
    <ul className="food-sizes">
      {quantities.map(({ size, price: rupees, stock, held = 0, level = stockLevel(stock) }) => {
        return (
          <li key={size} data-stock={level}>
            {size} <strong>{formatRupees(rupees)}</strong>
            {level !== 'plenty' && (
              <span className="food-sizes__low">
                <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
                {level === 'none' ? 'Out of stock' : `${stock} left`}
              </span>
            )}
            {held > 0 && <small className="food-sizes__held">{held} held by unpaid orders</small>}
          </li>
        );
      })}
    </ul>
  );
}
