/** The look of a shop. Later extensions of the list win. */
export interface Theme {
  /** Design tokens by name, such as `--accent`; docs/extending.md lists them. */
  tokens?: Record<`--${string}`, string>;
  /** CSS in a layer above the shop's own. Use only the parts that docs/extending.md names. */
  css?: string;
  fonts?: readonly { family: string; url: string; weight?: string }[];
  /** A path of this site or an https URL; the logo of the settings wins. */
  logo?: string;
}
