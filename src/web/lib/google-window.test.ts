import { afterEach, expect, test, vi } from 'vitest';
import { askGoogle, notifyOpener } from './google-window.ts';

afterEach(() => vi.unstubAllGlobals());

test('108 only the window that was opened is heard: not another one’s state, and no message of another site', async () => {
  const opened = vi.fn((_address: string) => ({ closed: false }));
  const listened = vi.fn();
  vi.stubGlobal('window', { open: opened, addEventListener: listened });
  const credential = askGoogle();
  const state = new URL(opened.mock.calls[0]?.[0] ?? '', 'https://shop.example').searchParams.get('state');
  expect(state).toMatch(/^[0-9a-f-]{36}$/);
  notifyOpener('#state=guessed&id_token=forged');
  notifyOpener('#id_token=forged');
  notifyOpener(`#state=${state}&id_token=genuine`);
  expect(await credential).toBe('genuine');
  expect(listened).not.toHaveBeenCalled();
});
