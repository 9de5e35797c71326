/** What a payout file may have at most, in every format. */
export const MAX_ROWS = 5000;
export const MAX_COLUMNS = 100;
/** Texts that the cells of a workbook share. */
export const MAX_TEXTS = MAX_ROWS * 20;

/** The file cannot be read; the message is for the person who chose it. */
export class SheetError extends Error {}
