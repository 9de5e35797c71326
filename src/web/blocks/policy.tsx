import type { ReactNode } from 'react';

type Section = { id: string; heading: string; body: ReactNode };

/** A policy page: title and intro, links to the sections beside the text (above it on phones). */
export function Policy({ title, intro, sections }: { title: string; intro: string; sections: Section[] }) {
  return (
    <div className="wrap py-8 lg:py-14">
      <header className="max-w-[52rem] text-on-page">
        <h1 className="font-display text-h1 font-semibold tracking-[-0.015em] text-balance">{title}</h1>
        <p className="mt-4 max-w-[65ch] text-lg leading-relaxed text-pretty">{intro}</p>
      </header>

      <div className="mt-8 grid gap-6 lg:mt-12 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label="On this page" className="text-on-page lg:sticky lg:top-24 lg:self-start">
          <ul className="divide-y divide-on-page/15 border-y border-on-page/15 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:divide-y-0 lg:block lg:border-y-0 lg:border-l-2">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center py-2 text-[0.9375rem] leading-snug font-medium underline-offset-4 hover:underline lg:pl-4"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>

        <div className="divide-y divide-line rounded-md border border-line bg-surface px-5 text-ink sm:px-8 xl:px-10">
          {sections.map(({ id, heading, body }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-heading`}
              className="scroll-mt-24 py-7 lg:py-9 xl:grid xl:grid-cols-[12rem_minmax(0,65ch)] xl:gap-x-10"
            >
              <h2 id={`${id}-heading`} className="panel-heading text-balance">
                {heading}
              </h2>
              <div className="mt-3 max-w-[65ch] space-y-4 leading-relaxed text-pretty wrap-anywhere xl:mt-0 [&_a]:font-semibold [&_a]:text-leaf [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-leaf-hover [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&_ul]:marker:text-leaf-mid">
                {body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A list of names and values: periods, addresses, numbers. */
export function Facts({ rows }: { rows: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line rounded-sm border border-line bg-paper">
      {rows.map(({ name, value }) => (
        <div key={name} className="gap-x-6 px-4 py-3 sm:grid sm:grid-cols-[2fr_3fr]">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
