import { useState } from 'react';

function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Ticks of this phone: they are there after a reload and without a connection. */
export function useStoredIds(key: string) {
  const [ids, setIds] = useState(() => new Set(read(key)));
  const save = (changed: Set<string>) => {
    setIds(changed);
    localStorage.setItem(key, JSON.stringify([...changed]));
  };
  return {
    ids,
    toggle: (wanted: string[], isOn: boolean) => {
      const changed = new Set(ids);
      for (const id of wanted) {
        if (isOn) changed.add(id);
        else changed.delete(id);
      }
      save(changed);
    },
    clear: () => save(new Set()),
  };
}
