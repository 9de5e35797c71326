import { lazy, type ReactNode, Suspense, useState } from 'react';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { adminStock } from '../../../../messages/admin-stock.ts';
import { useRight } from '../../../lib/use-right.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { FoodTable } from './food-table.tsx';
import { useFoods } from './foods-queries.ts';

const StockEditor = lazy(() => import('./stock-editor.tsx'));

export function FoodList({
  term,
  untranslated,
  filters,
  onSearch,
}: {
  term: string;
  /** Only foods that lack a text in this language. */
  untranslated: string;
  filters: ReactNode;
  onSearch: (term: string) => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const mayCount = useRight('stock');
  return (
    <AdminList
      list={useFoods(term, untranslated)}
      things={adminFoods.things}
      emptyText={term ? adminFoods.noMatch(term) : untranslated ? adminFoods.allTranslated : adminFoods.none}
      search={{ label: adminFoods.search, term, onSearch }}
      filters={
        // another list would not have the foods whose stock was typed
        !isEditing && (
          <div className="food-tools">
            {filters}
            {mayCount && (
              <button type="button" className="button button--secondary" onClick={() => setEditing(true)}>
                {adminStock.quickEdit}
              </button>
            )}
          </div>
        )
      }
    >
      {(foods) =>
        isEditing ? (
          <Suspense>
            <StockEditor foods={foods} onEnd={() => setEditing(false)} />
          </Suspense>
        ) : (
          <FoodTable foods={foods} />
        )
      }
    </AdminList>
  );
}
