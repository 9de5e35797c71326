/** Preloaded in memory tests: on SIGUSR2 it runs garbage collection and prints the heap size in bytes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`heap ${heapUsed} beside ${external}\n`);
});
