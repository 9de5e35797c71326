import { expect, test } from 'vitest';
import { createConcurrencyLimiter, OverloadedError } from './concurrency-limiter.ts';
import { requestOrigin } from './request-origin.ts';

test('a task that waits too long is rejected, and the queue continues without it', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxQueue: 9, maxWaitMs: 20 });
  const first = Promise.withResolvers<string>();
  const running = limiter(() => first.promise);
  await expect(limiter(async () => 'second')).rejects.toBeInstanceOf(OverloadedError);
  expect(limiter.queueLength()).toBe(0);
  const third = limiter(async () => 'third');
  first.resolve('first');
  expect(await Promise.all([running, third])).toEqual(['first', 'third']);
  expect(await limiter(async () => 'fourth')).toBe('fourth');
});

/** Starts tasks of several lanes that end when they are told to; `started` has their names in the order of their start. */
function crowd(limits: Parameters<typeof createConcurrencyLimiter>[0]) {
  const limiter = createConcurrencyLimiter(limits);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const rejected: string[] = [];
  const enter = (name: string, group: string, lane = '') => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = () => {
      started.push(name);
      ends.push(resolve);
      return promise;
    };
    return limiter(work, { group, lane }).catch(() => rejected.push(name));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { limiter, started, rejected, enter, endNext };
}

test('one client with many tasks waits in its own lane: others wait for one of them at most', async () => {
  const { started, enter, endNext } = crowd({ concurrency: 1, maxQueue: 99 });
  for (let task = 0; task < 5; task += 1) enter(`many${task}`, 'many');
  enter('one', 'one');
  enter('two', 'two');
  for (let task = 0; task < 7; task += 1) await endNext();
  expect(started).toEqual(['many0', 'many1', 'one', 'two', 'many2', 'many3', 'many4']);
});

test('behind one address, tokens take turns; forged ones get no more turns than the address has', async () => {
  const { limiter, started, enter, endNext } = crowd({ concurrency: 1, maxQueue: 99 });
  enter('first', 'shared');
  for (const token of ['a', 'a', 'b', 'c']) enter(token, 'shared', token);
  enter('other', 'elsewhere');
  expect([limiter.countBefore('new'), limiter.countBefore('shared')]).toEqual([2, 5]);
  for (let task = 0; task < 6; task += 1) await endNext();
  expect(started).toEqual(['first', 'a', 'other', 'b', 'c', 'a']);
});

test('a full queue drops the newest task of the longest lane, and rejects that lane’s next', async () => {
  const { started, rejected, enter, endNext } = crowd({ concurrency: 1, maxQueue: 3 });
  for (let task = 0; task < 4; task += 1) enter(`many${task}`, 'many');
  enter('one', 'one');
  enter('many4', 'many');
  await new Promise(setImmediate);
  expect(rejected).toEqual(['many3', 'many4']);
  for (let task = 0; task < 4; task += 1) await endNext();
  expect(started).toEqual(['many0', 'many1', 'one', 'many2']);
});

test('shares of groups and lanes leave places free for others', async () => {
  const { started, enter, endNext } = crowd({
    concurrency: 4,
    maxQueue: 9,
    shares: () => ({ group: 3, lane: 2 }),
  });
  for (let task = 0; task < 3; task += 1) enter(`a${task}`, 'shared', 'a');
  for (let task = 0; task < 2; task += 1) enter(`b${task}`, 'shared', 'b');
  enter('one', 'one');
  expect(started).toEqual(['a0', 'a1', 'b0', 'one']);
  await endNext();
  await endNext();
  expect(started.slice(4)).toEqual(['a2', 'b1']);
});

test('trusted people have a queue of their own, which goes first', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxQueue: 2 });
  const ended = Promise.withResolvers<void>();
  const started: string[] = [];
  const enter = (address: string, isTrusted: boolean) =>
    requestOrigin
      .run({ address, device: '', isTrusted }, () =>
        limiter(async () => {
          started.push(address);
          await ended.promise;
        }),
      )
      .catch((error: Error) => error.message);
  const strangers = ['a', 'b', 'c', 'd'].map((address) => enter(address, false));
  const owner = enter('owner', true);
  ended.resolve();
  expect(await strangers[3]).toBe('the queue is full');
  expect(await owner).toBeUndefined();
  await Promise.all(strangers);
  expect(started).toEqual(['a', 'owner', 'b', 'c']);
});
