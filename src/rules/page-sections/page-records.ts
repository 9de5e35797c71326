import { pages } from './pages.ts';
import { completeSections, type ResolveOptions, resolveTexts } from './resolve-sections.ts';
import type { ImageSizes, PageDefinition, StoredSection, Texts } from './section-types.ts';

/** A record in one language. `untranslated` names its texts that are English instead. */
interface ResolvedRecord {
  texts: Texts;
  untranslated: string[];
  sizes: ImageSizes;
}

/** The pictures, films and testimonials of the home page, as the API and its preview return them. */
export function homeRecords(stored: readonly StoredSection[] | undefined, options: ResolveOptions) {
  const read = reader(pages.home, stored, options);
  const slides = read.items('hero');
  return {
    heroDesktop: slides.map((slide) => heroSlide(slide, slide.texts.image)),
    heroMobile: slides.map((slide) => heroSlide(slide, slide.texts.phoneImage || slide.texts.image)),
    heroVideo: filmOf(read.texts('hero')),
    testimonials: read.items('testimonials').map(({ texts, untranslated }) => ({
      name: texts.name ?? '',
      text: texts.text ?? '',
      rating: Number(texts.rating),
      ...englishFields(untranslated),
    })),
    clips: read.items('videos').map(({ texts, untranslated }) => ({
      url: texts.video ?? '',
      posterUrl: texts.poster || null,
      title: texts.title ?? '',
      alt: texts.alt ?? '',
      ...englishFields(untranslated),
    })),
  };
}

export function aboutRecords(stored: readonly StoredSection[] | undefined, options: ResolveOptions) {
  const read = reader(pages.about, stored, options);
  return {
    heroVideo: filmOf(read.texts('film')),
    certificates: read.items('certificates').map(imageOf),
    logos: read.items('logos').map(imageOf),
    process: read.items('process').map((step) => {
      const { url, alt, title, width, height, ...english } = imageOf(step);
      return { url, alt, title, text: step.texts.text ?? '', width, height, ...english };
    }),
  };
}

export function footerRecords(stored: readonly StoredSection[] | undefined, options: ResolveOptions) {
  return { badges: reader(pages.footer, stored, options).items('badges').map(imageOf) };
}

/** Visible items, and texts of a section; also of a section that is switched off, which the page does not render. */
function reader(page: PageDefinition, stored: readonly StoredSection[] | undefined, options: ResolveOptions) {
  const sections = completeSections(page, stored);
  const find = (key: string) => ({
    definition: page.sections.find((section) => section.key === key),
    section: sections.find((section) => section.key === key),
  });
  return {
    items: (key: string): ResolvedRecord[] => {
      const { definition, section } = find(key);
      const shown = (section?.items ?? []).filter(({ isHidden }) => !isHidden);
      return shown.map(({ texts, sizes = {} }) => ({
        ...resolveTexts(definition?.list?.fields ?? [], texts, options),
        sizes,
      }));
    },
    texts: (key: string): Omit<ResolvedRecord, 'sizes'> => {
      const { definition, section } = find(key);
      return resolveTexts(definition?.fields ?? [], section?.texts ?? {}, options);
    },
  };
}

/** A button is there only when the slide has its own. */
function heroSlide({ texts, sizes, untranslated }: ResolvedRecord, url = '') {
  const { alt = '', heading = '', lead = '', buttonLink = '', button } = texts;
  const names: Texts = { heading: 'title', lead: 'text' };
  return {
    url,
    alt,
    title: heading,
    text: lead,
    link: buttonLink,
    ...(button && { button }),
    ...sizeOf(sizes, url),
    ...englishFields(untranslated.map((field) => names[field] ?? field)),
  };
}

function imageOf({ texts, sizes, untranslated }: ResolvedRecord) {
  const { image: url = '', alt = '', title = '' } = texts;
  return { url, alt, title, ...sizeOf(sizes, url), ...englishFields(untranslated) };
}

function filmOf({ texts, untranslated }: Omit<ResolvedRecord, 'sizes'>) {
  if (!texts.film) return null;
  return {
    url: texts.film,
    posterUrl: texts.filmPoster || null,
    title: '',
    alt: texts.filmAlt ?? '',
    ...(untranslated.includes('filmAlt') && englishFields(['alt'])),
  };
}

function sizeOf(sizes: ImageSizes, url: string): { width: number | null; height: number | null } {
  const [width = null, height = null] = sizes[url] ?? [];
  return { width, height };
}

function englishFields(untranslated: string[]): { untranslated?: string[] } {
  return untranslated.length > 0 ? { untranslated } : {};
}
