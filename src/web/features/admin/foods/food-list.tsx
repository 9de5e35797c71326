import type { ReactNode } from 'react';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { FoodTable } from './food-table.tsx';
import { useFoods } from './foods-queries.ts';

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
  return (
    <AdminList
      list={useFoods(term, untranslated)}
      things={adminFoods.things}
      emptyText={term ? adminFoods.noMatch(term) : untranslated ? adminFoods.allTranslated : adminFoods.none}
      search={{ label: adminFoods.search, term, onSearch }}
      filters={filters}
    >
      {(foods) => <FoodTable foods={foods} />}
    </AdminList>
  );
}
