import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { type AdminRecipe, recipeForm } from '../../../../contract/admin/recipes.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { ImageRows, IngredientRows, LineRows } from './recipe-rows.tsx';
import { saveRecipe } from './recipes-queries.ts';

const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', columns: 4 },
  {
    name: 'status',
    label: 'State',
    kind: 'select',
    choices: [
      ['draft', 'Draft'],
      ['published', 'Published'],
    ],
    columns: 2,
  },
  { name: 'description', label: 'Description', kind: 'area' },
  { name: 'prepTime', label: 'Preparation, minutes', kind: 'number', columns: 2 },
  { name: 'cookingTime', label: 'Cooking, minutes', kind: 'number', columns: 2 },
  {
    name: 'difficulty',
    label: 'Difficulty',
    kind: 'select',
    choices: [
      ['Easy', 'Easy'],
      ['Medium', 'Medium'],
      ['Hard', 'Hard'],
    ],
    columns: 2,
  },
  { name: 'author', label: 'Author', hint: 'Empty: the shop', columns: 2 },
  { name: 'videoUrl', label: 'Video (optional)', kind: 'video' },
  { name: 'position', label: 'Place in the list', kind: 'number', columns: 2 },
  { name: 'imageAlt', label: 'Description of the pictures for those who cannot see them' },
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
  difficulty: 'Easy',
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
      fields={fields}
      values={recipe ?? EMPTY}
      button={recipe ? 'Update' : 'Create'}
      onSave={async (input) => {
        const saved = await saveRecipe(recipe?._id, input);
        toast.success(`Recipe "${input.title}" ${recipe ? 'updated' : 'created'}.`);
        if (!recipe) void navigate(`/admin/recipes/${saved._id}`, SAVED);
        return undefined;
      }}
    >
      <ImageRows />
      <IngredientRows />
      <LineRows name="instructions" title="Steps" line="Step" />
      <LineRows name="tags" title="Tags" line="Tag" />
    </AdminForm>
  );
}
