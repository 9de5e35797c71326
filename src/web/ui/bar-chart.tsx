import './bar-chart.css';
import { useEffect, useRef, useState } from 'react';
import { type Bar, shortRupees, ticksFor } from '../../rules/chart.ts';
import { formatRupees } from '../../rules/money.ts';

const HEIGHT = 280;
const MARGIN = { top: 40, right: 8, bottom: 28, left: 52 };
const NARROW = 520;
const NARROW_BARS = 10;
const WIDEST_BAR = 44;
const LABEL_SPACE = 84;

/** Amounts in rupees as bars. The highest bar, or the one under the pointer, shows its value. Narrow screens show ten bars. */
export function BarChart({ bars, summary }: { bars: Bar[]; summary: string }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [pointed, setPointed] = useState<number>();
  const shown = width < NARROW ? bars.slice(-NARROW_BARS) : bars;
  const highest = Math.max(0, ...shown.map(({ value, before = 0 }) => Math.max(value, before)));
  const ticks = ticksFor(highest);
  const top = ticks.at(-1) ?? 1;
  const inner = { width: width - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const slot = inner.width / Math.max(1, shown.length);
  // a day with more refunds than payments has no bar, only its amount
  const y = (value: number) => MARGIN.top + inner.height * (1 - Math.max(0, value) / top);
  const x = (index: number) => MARGIN.left + slot * (index + 0.5);
  const barWidth = Math.min(WIDEST_BAR, Math.max(1, slot * 0.66));
  const every = Math.max(1, Math.ceil(LABEL_SPACE / slot));
  const marked = pointed ?? (highest > 0 ? indexOfBest(shown) : -1);
  return (
    <div ref={box} className="chart">
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={summary}
          onPointerLeave={() => setPointed(undefined)}
        >
          {ticks.map((value) => (
            <g key={value} className="chart__line">
              <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(value)} y2={y(value)} />
              <text x={MARGIN.left - 10} y={y(value) + 4} textAnchor="end">
                {shortRupees(value)}
              </text>
            </g>
          ))}
          {shown.map(({ label, value, before = 0 }, index) => (
            <g key={label} onPointerEnter={() => setPointed(index)}>
              <rect
                className="chart__touch"
                x={x(index) - slot / 2}
                y={MARGIN.top}
                width={slot}
                height={inner.height}
              />
              {before > value && (
                <rect
                  className="chart__before"
                  x={x(index) - barWidth / 2}
                  y={y(before)}
                  width={barWidth}
                  height={Math.max(0, y(0) - y(before))}
                  rx={Math.min(3, barWidth / 2)}
                />
              )}
              <rect
                className={index === marked ? 'chart__bar chart__bar--marked' : 'chart__bar'}
                x={x(index) - barWidth / 2}
                y={y(value)}
                width={barWidth}
                height={Math.max(0, y(0) - y(value))}
                rx={Math.min(3, barWidth / 2)}
              />
              {index % every === 0 && (
                <text className="chart__label" x={x(index)} y={HEIGHT - 8} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          ))}
          <Tip bar={shown[marked]} x={x(marked)} y={y(shown[marked]?.value ?? 0)} width={width} />
        </svg>
      )}
    </div>
  );
}

const indexOfBest = (bars: Bar[]) =>
  bars.reduce((best, { value }, index) => (value > (bars[best]?.value ?? 0) ? index : best), 0);

const TIP = { width: 148, height: 30 };

function Tip({ bar, x, y, width }: { bar: Bar | undefined; x: number; y: number; width: number }) {
  if (!bar) return null;
  const left = Math.min(Math.max(0, x - TIP.width / 2), width - TIP.width);
  const top = Math.max(0, y - TIP.height - 8);
  return (
    <g className="chart__tip">
      <rect x={left} y={top} width={TIP.width} height={TIP.height} rx={6} />
      <text x={left + TIP.width / 2} y={top + 20} textAnchor="middle">
        {bar.label} <tspan fontWeight="700">{formatRupees(bar.value)}</tspan>
      </text>
    </g>
  );
}

function useWidth(box: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
