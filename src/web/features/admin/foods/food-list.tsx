import { AdminList } from '../../../ui/admin-list.tsx';
import { FoodTable } from './food-table.tsx';
import { useFoods } from './foods-query.ts';

export function FoodList({ adminId, term }: { adminId: string; term: string }) {
  const query = useFoods(adminId, term);
  const foods = query.data?.pages.flat();
  return (
    <AdminList
      what="foods"
      count={foods?.length}
      empty={term ? `No food matches “${term}”.` : 'There are no foods yet. Add the first one.'}
      query={query}
    >
      {foods && <FoodTable adminId={adminId} foods={foods} />}
    </AdminList>
  );
}
