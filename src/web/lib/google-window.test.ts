import { afterEach, expect, test, vi } from 'vitest';
import { askGoogle, notifyOpener } from './google-window.ts';

afterEach(() => vi.unstubAllGlobals());

test('108 accepts only the state of the window it opened, and no message from another site', async () => {
  const open = vi.fn((_address: string) => ({ closed: false }));
  const addEventListener = vi.fn();
  vi.stubGlobal('window', { open, addEventListener });
  const credential = askGoogle();
  const state = new URL(open.mock.calls[0]?.[0] ?? '', 'https://shop.example').searchParams.get('state');
  expect(state).toMatch(/^[0-9a-f-]{36}$/);
  notifyOpener('#state=guessed&id_token=forged');
  notifyOpener('#id_token=forged');
  notifyOpener(`#state=${state}&id_token=genuine`);
  expect(await credential).toBe('genuine');
  expect(addEventListener).not.toHaveBeenCalled();
});
