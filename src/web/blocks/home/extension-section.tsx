import { type ComponentType, lazy } from 'react';
import type { SectionProps } from '../../../extension/sections.ts';
import type { PageSection } from '../../../rules/page-sections/section-types.ts';
import { langOf } from '../../lib/lang-of.ts';

const components = new Map<string, ComponentType<SectionProps>>();

/** A section of an extension. The server waits for its code; the browser loads it before it hydrates this part. */
export function ExtensionSection({ section }: { section: PageSection }) {
  const { key, texts, items } = section;
  const Component = components.get(key) ?? lazy(() => load(key));
  components.set(key, Component);
  return <Component texts={texts} items={items} langOf={(field) => langOf(section, field)} />;
}

async function load(kind: string): Promise<{ default: ComponentType<SectionProps> }> {
  try {
    // only pages with such a section load the extensions
    const { extensions } = await import('../../lib/extensions.ts');
    const found = extensions.flatMap(({ sections = [] }) => sections).find((each) => each.kind === kind);
    if (found) return await found.component();
  } catch {
    // the rest of the page works without it; the next visit tries again
    components.delete(kind);
  }
  return { default: () => null };
}
