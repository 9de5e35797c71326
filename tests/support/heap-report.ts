/** Loaded before the shop in tests about memory: on SIGUSR2 it collects what nobody needs and prints what is left, in bytes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`heap ${heapUsed} beside ${external}\n`);
});
