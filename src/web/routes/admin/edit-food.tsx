import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useParams } from 'react-router';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { ExtraFields } from '../../features/admin/extra-fields/extra-fields.tsx';
import { EditFoodForm } from '../../features/admin/foods/edit-food-form.tsx';
import { useFood } from '../../features/admin/foods/foods-queries.ts';
import { TranslationEditor } from '../../features/admin/translations/translation-editor.tsx';
import {
  TranslationTabs,
  useTranslatedLanguage,
} from '../../features/admin/translations/translation-tabs.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminFoods.edit, isPrivate: true })(source);

export default function AdminEditFoodPage() {
  const { foodId = '' } = useParams();
  const language = useTranslatedLanguage();
  const { data: food, isError, refetch } = useFood(foodId);
  if (food === null) {
    return (
      <NotFound message={adminFoods.notFound} linkRoute="/admin/foods" linkText={adminFoods.goToFoods} />
    );
  }
  return (
    <>
      <BackLink to="/admin/foods">{adminFoods.title}</BackLink>
      <h1>{language && food ? food.name : adminFoods.edit}</h1>
      {!food && <LoadState thing={adminFoods.thing} isError={isError} onRetry={refetch} />}
      {food && <TranslationTabs />}
      {food && !language && <EditFoodForm key={food._id} food={food} />}
      {food && !language && <ExtraFields on="food" id={food._id} />}
      {food && language && (
        <TranslationEditor key={language} of={{ kind: 'foods', id: food._id, language }} />
      )}
    </>
  );
}
