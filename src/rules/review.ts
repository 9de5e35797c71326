export const MOST_REVIEWS_OF_ONE = 2;
export const LONGEST_REVIEW = 4000;
export const REVIEW_INCOMPLETE = 'All fields are required: rating, review text, and image.';
export const TOO_MANY_REVIEWS = `You have already submitted ${MOST_REVIEWS_OF_ONE} reviews for this product.`;
