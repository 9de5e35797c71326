/** The headings of the fields, in the order of the form. */
const headings: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Title',
  tagline: 'Tagline',
  designation: 'Designation of the grievance officer',
  description: 'Description',
  cookTime: 'Cooking time',
  origins: 'Origins',
  instructions: 'Steps',
  ingredients: 'Ingredients',
  specifications: 'Specifications',
  imageAlts: 'Descriptions of the pictures',
  categories: 'Categories',
  tags: 'Tags',
};

/** One line of a list. */
const lines: Readonly<Record<string, string>> = {
  origins: 'Origin',
  instructions: 'Step',
  ingredients: 'Ingredient',
  specifications: 'Specification',
  imageAlts: 'Picture',
};

export const fieldOf = (path: string) => path.split('.', 1)[0] ?? path;

export const headingOf = (field: string) => headings[field] ?? field;

/** `ingredients.2.quantity` is "Ingredient 3, quantity"; a category is called by its English name. */
export function labelOf(path: string): string {
  const field = fieldOf(path);
  const line = lines[field];
  if (!line) return path === field ? headingOf(field) : path.slice(field.length + 1);
  const [, index, part] = path.split('.');
  const label = `${line} ${Number(index) + 1}`;
  return part && part !== 'name' ? `${label}, ${part}` : label;
}

/** Dots and commas of a path would be read as levels of the form's values. */
export const inputName = (path: string) => encodeURIComponent(path).replaceAll('.', '%2E');
