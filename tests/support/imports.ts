import type { FoodImport, ImportLineRow } from '../../src/contract/admin/imports.ts';
import { bearer, until } from './people.ts';
import type { ReachableShop } from './test-shop.ts';

const PATH = '/api/admin/imports';

/** The calls of the import screen. */
export function importer(shop: ReachableShop, { token }: { token: string }) {
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await shop.request(path, { ...init, headers: { ...bearer(token), ...init.headers } });
    return { status: response.status, body: await response.json() };
  };
  const act = (id: string, action: 'check' | 'start' | 'cancel') =>
    call(`${PATH}/${id}/${action}`, { method: 'POST' });
  const read = async (id: string): Promise<FoodImport> => (await call(`${PATH}/${id}`)).body;
  const settled = (id: string) =>
    until(async () => {
      const found = await read(id);
      return found.state === 'checking' || found.state === 'running' ? undefined : found;
    });
  const lines = async (id: string, query = ''): Promise<ImportLineRow[]> =>
    (await call(`${PATH}/${id}/lines?limit=100${query}`)).body;
  const upload = (csv: BodyInit, name = 'foods.csv') =>
    call(`${PATH}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: csv,
      headers: { 'Content-Type': 'text/csv' },
    });
  const uploadZip = (id: string, zip: BodyInit) =>
    call(`${PATH}/${id}/pictures`, { method: 'PUT', body: zip });
  const check = async (csv: BodyInit, zip?: BodyInit): Promise<FoodImport> => {
    const { body } = await upload(csv);
    if (zip) await uploadZip(body._id, zip);
    await act(body._id, 'check');
    return settled(body._id);
  };
  /** Dry run, then import. */
  const run = async (csv: BodyInit, zip?: BodyInit): Promise<FoodImport> => {
    const { _id } = await check(csv, zip);
    await act(_id, 'start');
    return settled(_id);
  };
  return { upload, uploadZip, act, read, settled, lines, check, run };
}

/** What happened to the lines, as texts. */
export function shortLines(lines: ImportLineRow[]): string[] {
  return lines.map(
    ({ line, result, messages }) =>
      `${line} ${result}${messages.map(({ column, text }) => ` | ${column}: ${text}`).join('')}`,
  );
}
