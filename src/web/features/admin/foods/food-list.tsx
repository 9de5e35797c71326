import type { ReactNode } from 'react';
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
      things="foods"
      emptyText={
        term
          ? `No food matches “${term}”.`
          : untranslated
            ? 'Every food is translated.'
            : 'There are no foods yet. Add the first one.'
      }
      search={{ label: 'Search foods', term, onSearch }}
      filters={filters}
    >
      {(foods) => <FoodTable foods={foods} />}
    </AdminList>
  );
}
