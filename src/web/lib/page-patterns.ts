import { matchRoutes } from 'react-router';

interface Route {
  parentId?: string | undefined;
  path?: string | undefined;
}

const MAX_KNOWN = 1000;

/** Finds the route pattern of a path, such as `/food/:id`. Metrics use it as a label with few values. */
export function pagePatterns(routes: Record<string, Route | undefined>): (path: string) => string {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return `${fullPath(route.parentId)}${route.path ? `/${route.path}` : ''}`;
  };
  const table = Object.keys(routes).map((id) => ({ path: fullPath(id) || '/' }));
  const known = new Map<string, string>();
  return (path) => {
    const page = path.replace(/\.data$/, '');
    const pattern = known.get(page) ?? matchRoutes(table, page)?.at(-1)?.route.path ?? '*';
    // the router prepares its whole table for every match
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(page, pattern);
    return pattern;
  };
}
