/** Whose work waits: `group` is one client, `lane` a part of it, such as one of several tokens behind one address. */
export interface Lane {
  group: string;
  lane: string;
}

export interface Waiter extends Lane {
  start: () => void;
  reject: (error: Error) => void;
}

interface Group {
  size: number;
  lanes: Map<string, Waiter[]>;
}

/**
 * Waiting work, taken in turn: one of each group, and within a group one of each lane. A client with fifty requests waits in
 * its own lane; everybody else waits for at most one of them.
 */
export function createFairLine() {
  // a Map iterates in the order of insertion: whoever had a turn is inserted again at the end
  const groups = new Map<string, Group>();
  let size = 0;

  const remove = (waiter: Waiter): void => {
    const group = groups.get(waiter.group);
    const lane = group?.lanes.get(waiter.lane);
    const position = lane?.indexOf(waiter) ?? -1;
    if (!group || !lane || position < 0) return;
    lane.splice(position, 1);
    group.size -= 1;
    size -= 1;
    if (lane.length === 0) group.lanes.delete(waiter.lane);
    if (group.size === 0) groups.delete(waiter.group);
  };

  /** Puts group and lane of this waiter to the end, and removes it. */
  const take = (waiter: Waiter, group: Group, lane: Waiter[]): Waiter => {
    group.lanes.delete(waiter.lane);
    group.lanes.set(waiter.lane, lane);
    groups.delete(waiter.group);
    groups.set(waiter.group, group);
    remove(waiter);
    return waiter;
  };

  return {
    size: () => size,
    /** How many of this group wait. */
    sizeOf: (name: string): number => groups.get(name)?.size ?? 0,
    /** How many of this lane wait. */
    sizeOfLane: ({ group, lane }: Lane): number => groups.get(group)?.lanes.get(lane)?.length ?? 0,
    /** How many have their turn before one more of this group. */
    countBefore: (name: string): number => {
      const own = (groups.get(name)?.size ?? 0) + 1;
      let before = own - 1;
      for (const [other, group] of groups) if (other !== name) before += Math.min(group.size, own);
      return before;
    },
    add: (waiter: Waiter): void => {
      const group = groups.get(waiter.group) ?? { size: 0, lanes: new Map<string, Waiter[]>() };
      const lane = group.lanes.get(waiter.lane) ?? [];
      lane.push(waiter);
      group.lanes.set(waiter.lane, lane);
      group.size += 1;
      size += 1;
      groups.set(waiter.group, group);
    },
    remove,
    /** Removes and returns the first waiter that is allowed to start. */
    next: (isAllowed: (lane: Lane) => boolean): Waiter | undefined => {
      for (const group of groups.values()) {
        for (const lane of group.lanes.values()) {
          const [waiter] = lane;
          if (waiter && isAllowed(waiter)) return take(waiter, group, lane);
        }
      }
      return undefined;
    },
    /** Removes the newest waiter of the biggest group if that is longer than `length`. */
    dropFromBiggest: (length: number): Waiter | undefined => {
      let biggest: Group | undefined;
      for (const group of groups.values()) if (group.size > (biggest?.size ?? length)) biggest = group;
      const waiter = biggest && [...biggest.lanes.values()].at(-1)?.at(-1);
      if (waiter) remove(waiter);
      return waiter;
    },
  };
}
