export const MAX_ROWS = 5000;

/** The file cannot be read; the message is for the person who chose it. */
export class SheetError extends Error {}
