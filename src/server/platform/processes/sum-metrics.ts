import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** The values of one metric in one process. */
export type MetricValues = MetricObjectWithValues<MetricValue<string>>;

/** Memory, CPU and event loop are measured of every process, the rest is summed. */
const OF_ONE_PROCESS = /^(process|nodejs)_/;

/** Text for Prometheus: the metrics of several processes as those of one shop. */
export async function sumMetrics(
  processes: { slot: number; metrics: MetricValues[] }[],
  ended: MetricValues[],
): Promise<string> {
  const labelled = processes.map(({ slot, metrics }) => metrics.map((metric) => withProcess(metric, slot)));
  return AggregatorRegistry.aggregate([...labelled, ended]).metrics();
}

/**
 * Counters of a process that ended stay in the sum: Prometheus would take a smaller sum for a new start from zero and count
 * everything again.
 */
export async function addEnded(ended: MetricValues[], last: MetricValues[]): Promise<MetricValues[]> {
  const counters = last.filter(({ name, type }) => isCounted(type) && !OF_ONE_PROCESS.test(name));
  return (await AggregatorRegistry.aggregate([ended, counters]).getMetricsAsJSON()) as MetricValues[];
}

function isCounted(type: MetricValues['type']): boolean {
  return ['counter', 'histogram'].includes(String(type));
}

function withProcess(metric: MetricValues, slot: number): MetricValues {
  if (!OF_ONE_PROCESS.test(metric.name)) return metric;
  const values = metric.values.map((value) => ({
    ...value,
    labels: { ...value.labels, process: String(slot) },
  }));
  return { ...metric, aggregator: 'first', values };
}
