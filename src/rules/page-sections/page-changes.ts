import { adminPages } from '../../messages/admin-pages.ts';
import { normalizeSections } from './check-sections.ts';
import { sectionLabel } from './section-label.ts';
import type {
  LocalizedTexts,
  PageDefinition,
  SectionList,
  StoredItem,
  StoredSection,
} from './section-types.ts';

/**
 * What publishing would change, as short texts: "Hero: texts", "Videos: videos", "Recipes moved down", "Videos off". After a swap either
 * section may count as moved; `movedKeys` are the ones that the admin did move.
 */
export function pageChanges(
  page: PageDefinition,
  published: readonly StoredSection[],
  sections: readonly StoredSection[],
  movedKeys: ReadonlySet<string> = new Set(),
): string[] {
  const before = published.map(({ key }) => key);
  const after = sections.map(({ key }) => key);
  const unmoved = maxCommonOrder(before, after, movedKeys);
  return sections.flatMap((section) => {
    const { key } = section;
    const definition = page.sections.find((each) => each.key === key);
    const title = definition ? sectionLabel(definition.title) : key;
    const list = definition?.list;
    const live = published.find((each) => each.key === key);
    const isLower = after.indexOf(key) > before.indexOf(key);
    return [
      ...(live && hasSameTexts(live, section, list) ? [] : [adminPages.changedTexts(title)]),
      ...(list?.isRecords && live && !hasSameItems(live, section)
        ? [adminPages.changedItems({ title, items: sectionLabel(list.items) })]
        : []),
      ...(unmoved.includes(key) ? [] : [isLower ? adminPages.movedDown(title) : adminPages.movedUp(title)]),
      ...(live?.isShown === section.isShown
        ? []
        : [section.isShown ? adminPages.switchedOn(title) : adminPages.switchedOff(title)]),
    ];
  });
}

/** Whether two sections have the same texts and items, in whatever order a database returns the fields. */
export function hasSameContent(one: StoredSection, other: StoredSection): boolean {
  return hasSameTexts(one, other) && hasSameItems(one, other);
}

/** The items of records are no texts of the section. */
function hasSameTexts(one: StoredSection, other: StoredSection, list?: SectionList): boolean {
  return canonical([one]) === canonical([other]) && (list?.isRecords === true || hasSameItems(one, other));
}

function hasSameItems(one: StoredSection, other: StoredSection): boolean {
  return canonical(one.items) === canonical(other.items);
}

function canonical(parts: readonly StoredItem[]): string {
  const section = { key: '', isShown: true, texts: {}, items: [...parts] };
  const items = normalizeSections([section]).flatMap((each) => each.items);
  return JSON.stringify(items.map(({ texts, isHidden = false }) => [sorted(texts), isHidden]));
}

function sorted(texts: LocalizedTexts): unknown {
  return Object.entries(texts)
    .toSorted(byKey)
    .map(([language, values = {}]) => [language, Object.entries(values).toSorted(byKey)]);
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** The longest list of keys that are in the same order in both: the others were moved. */
function maxCommonOrder(
  before: readonly string[],
  after: readonly string[],
  movedKeys: ReadonlySet<string>,
): string[] {
  // of two lists of the same length, the one with fewer moved sections wins
  const weight = (list: string[]) => list.length - list.filter((key) => movedKeys.has(key)).length / 100;
  const byWeight = (one: string[], other: string[]) => weight(other) - weight(one);
  const best = new Map<string, string[]>();
  for (const key of after) {
    const position = before.indexOf(key);
    const lists = [...best.values()].filter((list) => before.indexOf(list.at(-1) ?? '') < position);
    const prefix = lists.toSorted(byWeight)[0] ?? [];
    if (position >= 0) best.set(key, [...prefix, key]);
  }
  return [...best.values()].toSorted(byWeight)[0] ?? [];
}
