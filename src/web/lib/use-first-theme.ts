import { useEffect, useState } from 'react';
import { type Theme, themeStyles } from './page-theme.ts';

/**
 * The theme that the page was rendered with. The CSP allows its inline styles by hash, so the styles stay; changes by
 * the admin are applied in a stylesheet of their own.
 */
export function useFirstTheme(theme: Theme | undefined): Theme | undefined {
  const [first] = useState(theme);
  useEffect(() => {
    if (!theme || theme === first) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeStyles(theme));
    document.adoptedStyleSheets = [sheet];
  }, [theme, first]);
  return first;
}
