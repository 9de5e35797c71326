/** The look of a shop. Later extensions of the list win; the colours and the logo of the settings win over all of them. */
export interface Theme {
  /** Design tokens by name, such as `--manjal`; docs/extending.md lists them. */
  tokens?: Readonly<Record<`--${string}`, string>>;
  /** CSS in a layer above the shop's own. Use only the parts that docs/extending.md names. */
  css?: string;
  fonts?: readonly ThemeFont[];
  logo?: ThemeLogo;
}

export interface ThemeFont {
  family: string;
  /** A path of this site or an https URL of a WOFF2 file. */
  url: string;
  /** Such as `400 800` of a variable font; normal by default. */
  weight?: string;
}

export interface ThemeLogo {
  /** A path of this site or an https URL. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Drawn in the colour of the text around it. */
  isTinted?: boolean;
}
