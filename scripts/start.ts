import { buildIfChanged } from './build.ts';

const LOOK_EVERY_MS = 1000;

buildIfChanged();
stopWithNpm();
await import('../src/server/main.ts');

/** When npm is killed hard it cannot pass the signal on; a shop that nobody can stop any more would keep the port. */
function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), LOOK_EVERY_MS).unref();
}
