import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { EditFoodForm } from '../../features/admin/foods/edit-food-form.tsx';
import { useFood } from '../../features/admin/foods/foods-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Edit Food', isPrivate: true });

export default function AdminEditFoodPage() {
  const { foodId = '' } = useParams();
  const { data: food, isError, refetch } = useFood(foodId);
  if (food === null) {
    return <NotFound message="Food not found." linkRoute="/admin/foods" linkText="Go to Foods" />;
  }
  return (
    <>
      <BackLink to="/admin/foods">Foods</BackLink>
      <h1>Edit Food</h1>
      {!food && <LoadState thing="food" isError={isError} onRetry={refetch} />}
      {food && <EditFoodForm key={food._id} food={food} />}
    </>
  );
}
