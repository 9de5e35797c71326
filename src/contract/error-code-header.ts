/** Carries the code of an error whose body is plain text. */
export const ERROR_CODE_HEADER = 'X-Error-Code';
