import '../../styles/signed-in-pages.css';
import { AddFoodForm } from '../../features/admin/foods/add-food-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';

export const meta = pageMeta({ title: 'Add Food', isPrivate: true });

export default function AdminAddFoodPage() {
  return (
    <>
      <BackLink to="/admin/foods">Foods</BackLink>
      <h1>Add Food</h1>
      <AddFoodForm />
    </>
  );
}
