/** One value of the shop's metrics. */
export async function metricOf(shop: string, name: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  return Number(value);
}

/** Resident memory of the shop's process, in MB. */
export async function memoryOf(shop: string): Promise<number> {
  return (await metricOf(shop, 'process_resident_memory_bytes')) / 1024 ** 2;
}
