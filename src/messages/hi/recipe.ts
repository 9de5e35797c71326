import type { Messages } from '../en/en.ts';

export const recipe: Messages['recipe'] = {
  recipe: 'रेसिपी',
  failed: 'रेसिपी नहीं मिली या कुछ गड़बड़ हो गई।',
  prepTime: 'तैयारी का समय',
  cookingTime: 'पकाने का समय',
  difficulty: 'कितनी मुश्किल',
  easy: 'आसान',
  medium: 'मध्यम',
  hard: 'मुश्किल',
  minutes: (count) => `${count} मिनट`,
  tags: 'टैग',
  by: (author) => `लेखक: ${author}`,
  ingredients: 'सामग्री',
  instructions: 'विधि',
  video: 'वीडियो',
  videoOf: (recipe) => `वीडियो: ${recipe}`,
};
