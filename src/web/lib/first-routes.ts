interface Assets {
  url: string;
  version: string;
  entry: { module: string };
  routes: Record<string, object | undefined>;
}

const IDS = /"([^"]+)":route\d+/g;
const MODULES = /__reactRouterRouteModules = \{([^}]*)\}/;

/**
 * The routes of a page, written into the script that starts it. The table of all routes is a file that a visitor needs with the
 * first navigation (route-table.ts), and most of it is the admin area's.
 */
export function firstRoutes({ url, version, entry, routes }: Assets) {
  const tables = new Map<string, string>();
  const tableOf = (ids: string[]) =>
    JSON.stringify({
      url,
      version,
      isFirst: true,
      entry: { module: entry.module, imports: [] },
      routes: Object.fromEntries(ids.map((id) => [id, shortened(routes[id] ?? {})])),
    });
  return {
    url,
    /** The starting script with them, instead of the import of the file. */
    writeInto: (script: string): string => {
      const [, modules = ''] = MODULES.exec(script) ?? [];
      const table = tables.get(modules) ?? tableOf([...modules.matchAll(IDS)].map(([, id = '']) => id));
      tables.set(modules, table);
      return script.replace(`import ${JSON.stringify(url)}`, () => `window.__reactRouterManifest=${table}`);
    },
  };
}

/** As in the file (scripts/build.ts): without what the browser does not read. */
function shortened(route: object): object {
  const isRead = ([name, value]: [string, unknown]) =>
    name !== 'imports' &&
    value !== undefined &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(route).filter(isRead));
}
