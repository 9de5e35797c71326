import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useParams } from 'react-router';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { adminStock } from '../../../messages/admin-stock.ts';
import { useFood } from '../../features/admin/foods/foods-queries.ts';
import { StockForm } from '../../features/admin/foods/stock-form.tsx';
import { StockHistory } from '../../features/admin/foods/stock-history.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminStock.title, isPrivate: true })(source);

export default function AdminStockPage() {
  const { foodId = '' } = useParams();
  const { data: food, isError, refetch } = useFood(foodId);
  const [{ size = '' }, change] = useFilter(['size']);
  if (food === null) {
    return (
      <NotFound message={adminFoods.notFound} linkRoute="/admin/foods" linkText={adminFoods.goToFoods} />
    );
  }
  return (
    <>
      <BackLink to="/admin/foods">{adminFoods.title}</BackLink>
      <h1>{food ? adminStock.titleOf(food.name) : adminStock.title}</h1>
      {!food && <LoadState thing={adminFoods.thing} isError={isError} onRetry={refetch} />}
      {food && <StockForm food={food} />}
      {food && <StockHistory food={food} size={size} onSize={(chosen) => change({ size: chosen })} />}
    </>
  );
}
