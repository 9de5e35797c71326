/** In the browser's Cache Storage: pages and pictures that show what somebody has visited. Emptied at log-out. */
export const VISITED_CACHES = ['visited-pages', 'images'] as const;
