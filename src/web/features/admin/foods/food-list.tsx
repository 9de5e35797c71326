import { AdminList } from '../../../ui/admin-list.tsx';
import { FoodTable } from './food-table.tsx';
import { useFoods } from './foods-queries.ts';

export function FoodList({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  return (
    <AdminList
      list={useFoods(term)}
      things="foods"
      emptyText={term ? `No food matches “${term}”.` : 'There are no foods yet. Add the first one.'}
      search={{ label: 'Search foods', term, onSearch }}
    >
      {(foods) => <FoodTable foods={foods} />}
    </AdminList>
  );
}
