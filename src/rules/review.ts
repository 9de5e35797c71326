export const MAX_REVIEWS_OF_ONE = 2;
export const MAX_REVIEW_LENGTH = 4000;
export const REVIEW_INCOMPLETE = 'All fields are required: rating, review text, and image.';
export const TOO_MANY_REVIEWS = `You have already submitted ${MAX_REVIEWS_OF_ONE} reviews for this product.`;
