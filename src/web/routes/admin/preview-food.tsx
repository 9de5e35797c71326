import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { FoodDetail } from '../../blocks/food-detail.tsx';
import { ForStaff } from '../../blocks/for-staff.tsx';
import { useFood } from '../../features/admin/foods/foods-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import type { PageThemeHandle } from '../../lib/page-theme.ts';
import { EarlySkeleton } from '../../ui/early-skeleton.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const handle: PageThemeHandle = { pageTheme: 'product' };
export const meta = (source: MetaSource) => pageMeta({ title: adminFoods.preview, isPrivate: true })(source);

/** The product page of a food, also of a draft. */
export default function AdminPreviewFoodPage() {
  return <ForStaff skeleton={<EarlySkeleton shape="columns" />}>{() => <Preview />}</ForStaff>;
}

function Preview() {
  const { foodId = '' } = useParams();
  const { data: food, isError } = useFood(foodId);
  if (food === null || isError) {
    return (
      <NotFound message={adminFoods.notFound} linkRoute="/admin/foods" linkText={adminFoods.goToFoods} />
    );
  }
  if (!food) return <Skeleton shape="columns" />;
  return (
    <>
      <p className="wrap">
        <span className="alert" role="status">
          {food.status === 'draft' ? adminFoods.draftPreview : adminFoods.savedPreview}
        </span>
      </p>
      <FoodDetail food={{ ...food, discount: food.currentDiscount }} reviews={[]} related={[]} />
    </>
  );
}
