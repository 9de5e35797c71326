import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';

import { useParams } from 'react-router';
import { adminRecipes } from '../../../messages/admin-recipes.ts';
import { RecipeEditor } from '../../features/admin/recipes/recipe-form.tsx';
import { useRecipe } from '../../features/admin/recipes/recipes-queries.ts';
import { TranslationEditor } from '../../features/admin/translations/translation-editor.tsx';
import {
  TranslationTabs,
  useTranslatedLanguage,
} from '../../features/admin/translations/translation-tabs.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminRecipes.recipe, isPrivate: true })(source);

export default function AdminRecipePage() {
  const { recipeId = '' } = useParams();
  const language = useTranslatedLanguage();
  const isNew = recipeId === 'new';
  const { data: recipe, isError, refetch } = useRecipe(recipeId, isNew);
  if (recipe === null) {
    return (
      <NotFound
        message={adminRecipes.notFound}
        linkRoute="/admin/recipes"
        linkText={adminRecipes.goToRecipes}
      />
    );
  }
  return (
    <>
      <BackLink to="/admin/recipes">{adminRecipes.title}</BackLink>
      <h1>{isNew ? adminRecipes.add : (recipe?.title ?? adminRecipes.recipe)}</h1>
      {isNew && <RecipeEditor key="new" />}
      {!isNew && !recipe && <LoadState thing={adminRecipes.thing} isError={isError} onRetry={refetch} />}
      {recipe && <TranslationTabs />}
      {recipe && !language && <RecipeEditor key={recipe._id} recipe={recipe} />}
      {recipe && language && (
        <TranslationEditor key={language} of={{ kind: 'recipes', id: recipe._id, language }} />
      )}
    </>
  );
}
