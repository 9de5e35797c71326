export const MAX_REVIEWS_PER_FOOD = 2;
export const MAX_REVIEW_LENGTH = 4000;
export const REVIEW_INCOMPLETE = 'All fields are required: rating, review text, and image.';
