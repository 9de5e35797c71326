import { useNavigate } from 'react-router';
import { type AdminRecipe, recipeForm } from '../../../../contract/admin/recipes.ts';
import { adminRecipes } from '../../../../messages/admin-recipes.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { ImageRows, IngredientRows, LineRows } from './recipe-rows.tsx';
import { saveRecipe } from './recipes-queries.ts';

const difficulties = recipeForm.shape.difficulty.options;

const fields = (): FieldSpec[] => [
  { name: 'title', label: adminRecipes.recipeTitle, columns: 4 },
  {
    name: 'status',
    label: adminRecipes.state,
    kind: 'select',
    choices: [
      ['draft', adminRecipes.draft],
      ['published', adminRecipes.published],
    ],
    columns: 2,
  },
  { name: 'description', label: adminRecipes.description, kind: 'area' },
  { name: 'prepTime', label: adminRecipes.prepTime, kind: 'number', columns: 2 },
  { name: 'cookingTime', label: adminRecipes.cookingTime, kind: 'number', columns: 2 },
  { name: 'serves', label: adminRecipes.serves, hint: adminRecipes.servesHint, kind: 'number', columns: 2 },
  {
    name: 'difficulty',
    label: adminRecipes.difficulty,
    kind: 'select',
    choices: difficulties.map((difficulty) => [difficulty, adminRecipes.difficultyOf(difficulty)]),
    columns: 2,
  },
  { name: 'author', label: adminRecipes.author, hint: adminRecipes.authorHint, columns: 2 },
  { name: 'videoUrl', label: adminRecipes.video, kind: 'video' },
  { name: 'position', label: adminRecipes.position, kind: 'number', columns: 2 },
  { name: 'imageAlt', label: adminRecipes.imageAlt },
];

const EMPTY = {
  title: '',
  status: 'draft',
  description: '',
  images: [],
  imageAlt: '',
  ingredients: [{ name: '', quantity: '', foodId: '' }],
  instructions: [''],
  prepTime: 10,
  cookingTime: 20,
  serves: '',
  difficulty: difficulties[0],
  tags: [],
  videoUrl: '',
  author: '',
  position: 0,
};

export function RecipeEditor({ recipe }: { recipe?: AdminRecipe }) {
  const navigate = useNavigate();
  return (
    <AdminForm
      schema={recipeForm}
      fields={fields()}
      values={recipe ?? EMPTY}
      button={recipe ? adminRecipes.update : adminRecipes.create}
      onSave={async (input) => {
        const saved = await saveRecipe(recipe?._id, input);
        toast.success((recipe ? adminRecipes.updated : adminRecipes.created)(input.title));
        if (!recipe) void navigate(`/admin/recipes/${saved._id}`, SAVED);
        return undefined;
      }}
    >
      <ImageRows />
      <IngredientRows />
      <LineRows name="instructions" title={adminRecipes.steps} line={adminRecipes.step} />
      <LineRows name="tags" title={adminRecipes.tags} line={adminRecipes.tag} />
    </AdminForm>
  );
}
