import '../../../styles/table.css';
import './food-table.css';
import { Boxes, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { adminStock } from '../../../../messages/admin-stock.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { stockLevel } from '../../../../rules/stock.ts';
import { useRight } from '../../../lib/use-right.ts';
import { EditLink } from '../../../ui/edit-link.tsx';
import { SmallImage } from '../../../ui/image.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { DeleteFood } from './delete-food.tsx';

/** A table of foods; cards on a phone. */
export function FoodTable({ foods }: { foods: AdminFood[] }) {
  const [deleted, setDeleted] = useState<AdminFood>();
  const mayEdit = useRight('catalogue');
  return (
    <>
      <table className="table table--foods table--links">
        <TableHead
          columns={[adminFoods.image, adminFoods.name, adminFoods.sizeAndPrice, adminFoods.actions]}
          hidden={[adminFoods.image, adminFoods.actions]}
        />
        <tbody>
          {foods.map((food) => (
            <tr key={food._id}>
              <td className="table__image">
                {food.imageUrl && <SmallImage url={food.imageUrl} alt={food.imageAlt || food.name} />}
              </td>
              <td className="table__name">
                <Link
                  className="table__link"
                  to={`/admin/${mayEdit ? 'editFood' : 'stock'}/${food._id}`}
                  tabIndex={-1}
                >
                  <strong>{food.name}</strong>
                </Link>{' '}
                {food.status === 'draft' && <span className="tag-draft">{adminFoods.draft}</span>}
                <span className="table__note">{noteOf(food)}</span>
              </td>
              <td>
                <Sizes food={food} />
              </td>
              <td className="table__actions">
                <Link
                  className="button button--secondary button--small"
                  to={`/admin/stock/${food._id}`}
                  aria-label={adminStock.stockOf(food.name)}
                >
                  <Boxes size={18} strokeWidth={1.75} aria-hidden="true" />
                  {adminStock.stock}
                </Link>
                <EditLink to={`/admin/editFood/${food._id}`} name={food.name} />
                {mayEdit && (
                  <button
                    type="button"
                    className="button button--danger-quiet button--small"
                    aria-label={adminFoods.deleteFood(food.name)}
                    onClick={() => setDeleted(food)}
                  >
                    <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                    {adminFoods.delete}
                  </button>
                )}
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
  const own = discount > 0 && adminFoods.discountOf(discount);
  const sale = currentDiscount > discount && adminFoods.discountByOffer(currentDiscount);
  return [category, own, sale].filter(Boolean).join(' · ');
}

function Sizes({ food: { quantities, price } }: { food: AdminFood }) {
  if (quantities.length === 0)
    return <span className="table__note">{adminFoods.noSizes(formatRupees(price))}</span>;
  return (
    <ul className="food-sizes">
      {quantities.map(({ size, price: rupees, stock, held = 0, waiting = 0, level = stockLevel(stock) }) => {
        return (
          <li key={size} data-stock={level}>
            {size} <strong>{formatRupees(rupees)}</strong>
            {level !== 'plenty' && (
              <span className="food-sizes__low">
                <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
                {level === 'none' ? adminFoods.outOfStock : adminFoods.left(stock ?? 0)}
              </span>
            )}
            {held > 0 && <small className="food-sizes__held">{adminFoods.held(held)}</small>}
            {waiting > 0 && <small className="food-sizes__held">{adminFoods.waiting(waiting)}</small>}
          </li>
        );
      })}
    </ul>
  );
}
