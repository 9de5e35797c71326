import '../../styles/signed-in-pages.css';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { AddFoodForm } from '../../features/admin/foods/add-food-form.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminFoods.add, isPrivate: true })(source);

export default function AdminAddFoodPage() {
  return (
    <>
      <BackLink to="/admin/foods">{adminFoods.title}</BackLink>
      <h1>{adminFoods.add}</h1>
      <AddFoodForm />
    </>
  );
}
