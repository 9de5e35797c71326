export const MAX_REVIEWS_PER_FOOD = 2;
export const MAX_REVIEW_LENGTH = 4000;
export const REVIEW_INCOMPLETE = 'All fields are required: rating, review text, and image.';
export const TOO_MANY_REVIEWS = `You have already submitted ${MAX_REVIEWS_PER_FOOD} reviews for this product.`;
