export const MAX_REVIEWS_PER_FOOD = 2;
export const MAX_REVIEW_LENGTH = 4000;
