import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  own: number;
  /** Of its children that ended. */
  ended: number;
}

/**
 * CPU seconds that a process and its children used so far, those that ended included. For a server process of the shop
 * or for the one that PostgreSQL's connections are children of.
 */
function cpuSeconds(pid: number): number {
  for (;;) {
    const before = readStat(pid).ended;
    const processes = readProcesses();
    const sum = sumOf(pid, processes);
    // a child that ended meanwhile would be missed or counted twice
    if (readStat(pid).ended === before) return sum;
  }
}

/** Milliseconds of CPU that these processes used while `work` ran, for each. */
export async function cpuOf<T>(
  pids: number[],
  work: () => Promise<T>,
): Promise<{ result: T; milliseconds: number[] }> {
  const before = pids.map(cpuSeconds);
  const result = await work();
  return { result, milliseconds: pids.map((pid, index) => (cpuSeconds(pid) - (before[index] ?? 0)) * 1000) };
}

function sumOf(pid: number, processes: ReadonlyMap<number, Process>): number {
  const { own, ended } = processes.get(pid) ?? { own: 0, ended: 0 };
  const children = [...processes].filter(([, { parent }]) => parent === pid);
  return own + ended + children.reduce((sum, [child]) => sum + sumOf(child, processes), 0);
}

function readProcesses(): Map<number, Process> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(pids.map((pid) => [Number(pid), readStat(Number(pid))]));
}

function readStat(pid: number): Process {
  try {
    // the name, in brackets, may contain spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / TICKS_PER_SECOND;
    return { parent: Number(fields[1]), own: ticks(11), ended: ticks(13) };
  } catch {
    // it ended meanwhile: its parent counts it
    return { parent: 0, own: 0, ended: 0 };
  }
}
