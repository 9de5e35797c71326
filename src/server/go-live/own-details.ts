import type { Row } from './carried-tables.ts';

/**
 * The owner's shop details. Saving the form once stores all fields, also those that still show the demo's name, address or GSTIN: these are
 * left out, and listed in `left`.
 */
export function ownDetails(saved: Row, demo: Row): { own: Row; left: string[] } {
  const left: string[] = [];
  const own = compare(saved, demo, '', left);
  // an owner in the demo's state: the GSTIN tells it
  if (own.gstin && left.includes('state')) {
    left.splice(left.indexOf('state'), 1);
    own.state = saved.state;
  }
  return { own, left };
}

function compare(saved: Row, demo: Row, prefix: string, left: string[]): Row {
  return Object.fromEntries(
    Object.entries(saved).flatMap(([field, value]): [string, unknown][] => {
      const name = prefix + field;
      if (isRow(value)) {
        const parts = Object.keys(value).map((part) => [part, '']);
        const own = compare(value, (demo[field] ?? {}) as Row, `${name}.`, left);
        return [[field, { ...Object.fromEntries(parts), ...own }]];
      }
      if (value === '' || value === null || value !== demo[field]) return [[field, value]];
      left.push(name);
      return [];
    }),
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
