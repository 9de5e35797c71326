import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';

import { useParams } from 'react-router';
import { RecipeEditor } from '../../features/admin/recipes/recipe-form.tsx';
import { useRecipe } from '../../features/admin/recipes/recipes-queries.ts';
import { TranslationEditor } from '../../features/admin/translations/translation-editor.tsx';
import {
  TranslationTabs,
  useTranslatedLanguage,
} from '../../features/admin/translations/translation-tabs.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Recipe', isPrivate: true });

export default function AdminRecipePage() {
  const { recipeId = '' } = useParams();
  const language = useTranslatedLanguage();
  const isNew = recipeId === 'new';
  const { data: recipe, isError, refetch } = useRecipe(recipeId, isNew);
  if (recipe === null) {
    return <NotFound message="Recipe not found." linkRoute="/admin/recipes" linkText="Go to Recipes" />;
  }
  return (
    <>
      <BackLink to="/admin/recipes">Recipes</BackLink>
      <h1>{isNew ? 'Add Recipe' : (recipe?.title ?? 'Recipe')}</h1>
      {isNew && <RecipeEditor key="new" />}
      {!isNew && !recipe && <LoadState thing="recipe" isError={isError} onRetry={refetch} />}
      {recipe && <TranslationTabs />}
      {recipe && !language && <RecipeEditor key={recipe._id} recipe={recipe} />}
      {recipe && language && (
        <TranslationEditor key={language} of={{ kind: 'recipes', id: recipe._id, language }} />
      )}
    </>
  );
}
