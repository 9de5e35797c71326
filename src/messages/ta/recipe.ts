import type { Messages } from '../en/en.ts';
import { plural } from './plural.ts';

export const recipe: Messages['recipe'] = {
  recipe: 'சமையல் குறிப்பு',
  failed: 'சமையல் குறிப்பைக் காட்ட முடியவில்லை.',
  prepTime: 'தயாரிக்கும் நேரம்',
  cookingTime: 'சமைக்கும் நேரம்',
  difficulty: 'நிலை',
  easy: 'எளிது',
  medium: 'நடுத்தரம்',
  hard: 'கடினம்',
  minutes: (count) => plural(count, { one: `${count} நிமிடம்`, other: `${count} நிமிடங்கள்` }),
  tags: 'குறிச்சொற்கள்',
  by: (author) => `எழுதியவர்: ${author}`,
  ingredients: 'தேவையானவை',
  instructions: 'செய்முறை',
  video: 'வீடியோ',
  videoOf: (recipe) => `வீடியோ: ${recipe}`,
};
