import { useEffect, useState } from 'react';
import type { ColourPlace } from '../../rules/colour.ts';
import { colourStyles } from './page-theme.ts';

/**
 * The colours that the page was rendered with. The CSP allows their inline styles by hash, so the styles stay; changes by
 * the admin are applied in a stylesheet of their own.
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
