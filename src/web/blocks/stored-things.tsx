import './stored-things.css';
import { ChefHat, ChevronRight, Leaf, type LucideIcon, Package, ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { offline } from '../../messages/offline.ts';
import { formatDateTime } from '../../rules/shown-time.ts';
import { findStoredThings } from './find-stored-things.ts';

const timeOf = (storedAt: number) => offline.storedAt(formatDateTime(new Date(storedAt).toISOString()));

/** Links to what can be read without a connection. */
export function StoredThings() {
  const [things, setThings] = useState<Awaited<ReturnType<typeof findStoredThings>>>();
  useEffect(() => {
    let isGone = false;
    void findStoredThings().then((found) => !isGone && setThings(found));
    return () => {
      isGone = true;
    };
  }, []);
  const { cart, orders, pages = [] } = things ?? {};
  return (
    <section className="panel stored-things" aria-labelledby="stored">
      <h2 id="stored">{offline.stored}</h2>
      <ul>
        {cart && cart.count > 0 && (
          <Thing
            to="/cart"
            icon={ShoppingBag}
            title={offline.cart(cart.count)}
            note={timeOf(cart.storedAt)}
          />
        )}
        {orders && orders.count > 0 && (
          <Thing
            to="/orders"
            icon={Package}
            title={offline.orders(orders.count)}
            note={timeOf(orders.storedAt)}
          />
        )}
        {pages.map(({ path, title, isRecipe }) => (
          <Thing
            key={path}
            to={path}
            icon={isRecipe ? ChefHat : Leaf}
            title={title}
            note={isRecipe ? offline.recipe : offline.food}
          />
        ))}
        <Thing to="/product" icon={Leaf} title={offline.products} />
      </ul>
    </section>
  );
}

function Thing({
  to,
  icon: Icon,
  title,
  note,
}: {
  to: string;
  icon: LucideIcon;
  title: string;
  note?: string;
}) {
  return (
    <li>
      {/* another document: it is stored, and the data for a change within this one is not */}
      <Link to={to} reloadDocument>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <strong>{title}</strong>
          {note && <small>{note}</small>}
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}
