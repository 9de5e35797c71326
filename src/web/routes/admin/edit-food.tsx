import '../../styles/private.css';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { EditFoodForm } from '../../features/admin/foods/edit-food-form.tsx';
import { useFood } from '../../features/admin/foods/foods-query.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta = pageMeta({ title: 'Edit Food', isPrivate: true });

export default function AdminEditFoodPage() {
  const { _id: adminId } = useSignedIn();
  const { foodId = '' } = useParams();
  const { data: food, isError, refetch } = useFood(adminId, foodId);
  if (food === null) {
    return <NotFound message="Food not found." linkRoute="/admin/foods" linkText="Go to Foods" />;
  }
  return (
    <>
      <Link className="adm__back" to="/admin/foods">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Foods
      </Link>
      <h1>Edit Food</h1>
      {isError && (
        <div className="alert alert--danger adm__alert" role="alert">
          The food could not be loaded.
          <button type="button" className="btn btn--2 btn--sm" onClick={() => refetch()}>
            Try Again
          </button>
        </div>
      )}
      {!food && !isError && <Skeleton shape="rows" />}
      {food && <EditFoodForm key={food._id} adminId={adminId} food={food} />}
    </>
  );
}
