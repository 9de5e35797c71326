import { matchRoutes, type RouteObject } from 'react-router';

interface Route {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

interface PageRoute {
  /** Such as `/food/:id`. Metrics use it as a label with few values. */
  pattern: string;
  /** From the outermost layout to the page itself. */
  ids: string[];
}

const MAX_KNOWN = 1000;

/** Makes a function that finds the routes of a path. */
export function pageRoutes(routes: Record<string, Route | undefined>): (path: string) => PageRoute {
  const tree = treeOf(Object.values(routes).filter((route) => route !== undefined));
  const known = new Map<string, PageRoute>();
  return (path) => {
    const page = path.replace(/\.data$/, '');
    const found = known.get(page) ?? pageRouteOf(matchRoutes(tree, page)?.map((match) => match.route) ?? []);
    // the router prepares its whole table for every match
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(page, found);
    return found;
  };
}

function pageRouteOf(branch: readonly RouteObject[]): PageRoute {
  const paths = branch.map(({ path }) => path).filter(Boolean);
  return { pattern: `/${paths.join('/')}`, ids: branch.flatMap(({ id }) => id ?? []) };
}

function treeOf(routes: readonly Route[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const own = path === undefined ? { id } : { id, path };
      return index ? { ...own, index } : { ...own, children: treeOf(routes, id) };
    });
}
