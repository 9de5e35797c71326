import type { Messages } from '../catalogues.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { accountFields } from './account-fields.ts';
import { assistant } from './assistant.ts';
import { catalogue } from './catalogue.ts';
import { contact } from './contact.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { profile } from './profile.ts';
import { recipe } from './recipe.ts';
import { reviewForm } from './review-form.ts';
import { shell } from './shell.ts';
import { textPages } from './text-pages.ts';
import { ui } from './ui.ts';

export const hi: Messages = {
  about,
  account,
  accountFields,
  assistant,
  catalogue,
  contact,
  food,
  home,
  profile,
  recipe,
  reviewForm,
  shell,
  textPages,
  ui,
};
