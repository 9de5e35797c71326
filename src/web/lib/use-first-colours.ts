import { useEffect, useState } from 'react';
import type { ColourPlace } from '../../rules/colour.ts';
import { colourStyles } from './page-theme.ts';

/**
 * The colours that the page came with: its policy blesses their styles as they are, so they stay. What the owner changes
 * since is laid over them as a sheet of its own.
 */
export function useFirstColours<Colours extends Record<ColourPlace, string>>(
  colours: Colours | undefined,
): Colours | undefined {
  const [first] = useState(colours);
  useEffect(() => {
    if (!colours || colours === first) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(colourStyles(colours));
    document.adoptedStyleSheets = [sheet];
  }, [colours, first]);
  return first;
}
