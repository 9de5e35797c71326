const headings: Readonly<Record<string, string>> = {
  texts: 'Texts',
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

/** A part of a line that is not its name. */
const parts: Readonly<Record<string, string>> = { quantity: 'quantity', value: 'value' };

const kinds = {
  foods: 'Foods',
  recipes: 'Recipes',
  shop: 'Tagline, categories and tags',
  pages: 'Texts of the pages',
};

/** What is translated, and the form of the translated texts. */
export const adminTranslations = {
  title: 'Translations',
  thing: 'texts',
  things: 'translations',
  note: 'What has no translation is shown in English. The numbers count the missing texts.',
  kind: (kind: keyof typeof kinds) => kinds[kind],
  complete: 'Complete',
  missing: ({ missing, total }: { missing: number; total: number }) => `${missing} of ${total} missing`,
  missingIn: ({ language, missing, total }: { language: string; missing: number; total: number }) =>
    `${language}: ${missing} of ${total} missing`,
  outdated: 'English changed since',
  isOutdated: 'The English text has changed since. Save to keep the translation as it is.',
  showAll: (count: number) => `Show all ${count}`,
  goToTranslations: 'Go to Translations',
  languages: 'Language of the texts',
  nothing: 'There is no English text to translate yet.',
  save: 'Save',
  saved: (language: string) => `${language} is saved.`,
  saveFailed: 'The translation could not be saved. Please try again.',
  unsaved: 'What you wrote on this page is not saved yet.',
  heading: (field: string) => headings[field] ?? field,
  line: (field: string) => lines[field],
  part: (part: string) => parts[part] ?? part,
};
