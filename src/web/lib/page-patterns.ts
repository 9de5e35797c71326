import { matchRoutes } from 'react-router';

interface Route {
  parentId?: string | undefined;
  path?: string | undefined;
}

/** Finds the route pattern of a path, such as `/food/:id`. Metrics use it as a label with few values. */
export function pagePatterns(routes: Record<string, Route | undefined>): (path: string) => string {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return `${fullPath(route.parentId)}${route.path ? `/${route.path}` : ''}`;
  };
  const table = Object.keys(routes).map((id) => ({ path: fullPath(id) || '/' }));
  return (path) => matchRoutes(table, path.replace(/\.data$/, ''))?.at(-1)?.route.path ?? '*';
}
