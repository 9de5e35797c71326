import { ui } from '../../messages/ui.ts';
import { loadChunk } from './load-chunk.ts';
import { toast } from './toast.ts';

/** Loads a script and runs it. When it does not arrive, a message says so, and undefined is returned. */
export async function withChunk<Module, Result>(
  load: () => Promise<Module>,
  run: (module: Module) => Promise<Result>,
): Promise<Result | undefined> {
  const module = await loadChunk(load).catch(() => undefined);
  if (module) return run(module);
  toast.error(ui.notLoaded);
  return undefined;
}
