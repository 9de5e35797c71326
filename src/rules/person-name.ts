export const MIN_NAME_LENGTH = 3;
export const MAX_NAME_LENGTH = 100;
