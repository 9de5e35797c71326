/** A text in the language in which it is called. */
export type Text = () => string;
