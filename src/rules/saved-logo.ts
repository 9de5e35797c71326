/** The shop's logo as it is stored. */
export interface SavedLogo {
  /** One of our own files: an upload, or bundled media of a demo brand. */
  url: string;
  width: number;
  height: number;
  /** Drawn in the colour of the text around it, for a logo of one colour. */
  isTinted: boolean;
  /** Pictures that a demo brand brings along; otherwise they are drawn from the logo. */
  icon?: string;
  share?: string;
}
