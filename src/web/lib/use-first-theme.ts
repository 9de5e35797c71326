import { useEffect, useState } from 'react';
import type { Theme } from './theme-styles.ts';

/**
 * The theme that the page was rendered with. The CSP allows its inline styles by hash, so the styles stay; changes by
 * the admin are applied in a stylesheet of their own.
 */
export function useFirstTheme(theme: Theme | undefined): Theme | undefined {
  const [first] = useState(theme);
  useEffect(() => {
    if (theme && theme !== first) void applyTheme(theme);
  }, [theme, first]);
  return first;
}

let newest: Theme | undefined;

async function applyTheme(theme: Theme): Promise<void> {
  newest = theme;
  const { themeStyles } = await import('./theme-styles.ts');
  // an earlier one may arrive later
  if (newest !== theme) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeStyles(theme));
  document.adoptedStyleSheets = [sheet];
}
