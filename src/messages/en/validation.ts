/** Checks of a customer's review. */
export const validation = {
  notANumber: 'is no number',
  notWhole: 'is no whole number',
  maxNumber: (max: number) => `is ${max} at most`,
  maxCharacters: (max: number) => `has ${max} characters at most`,
  tooLarge: 'is too large',
  malformed: 'has characters that no text may hold',
  malformedField: (field: string) => `${field} has characters that no text may hold`,
};
