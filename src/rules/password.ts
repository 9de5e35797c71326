export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 128;

/** Eight characters or more, with an upper and a lower case letter, a digit and one of @$!%*?& among them. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && [/[A-Z]/, /[a-z]/, /\d/, /[@$!%*?&]/].every((part) => part.test(password));
}
