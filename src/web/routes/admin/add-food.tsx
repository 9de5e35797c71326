import '../../styles/private.css';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { AddFoodForm } from '../../features/admin/foods/add-food-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';

export const meta = pageMeta({ title: 'Add Food', isPrivate: true });

export default function AdminAddFoodPage() {
  const { _id } = useSignedIn();
  return (
    <>
      <Link className="adm__back" to="/admin/foods">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Foods
      </Link>
      <h1>Add Food</h1>
      <AddFoodForm adminId={_id} />
    </>
  );
}
