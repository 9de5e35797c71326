import type {
  ImageSizes,
  LocalizedTexts,
  StoredItem,
  Texts,
} from '../../rules/page-sections/section-types.ts';
import { mediaFile, mediaUrl } from './media-url.ts';
import type { SeedFiles, TranslatedContent } from './seed-files.ts';

type Content = SeedFiles['content'];
type Record = { [Field in string]?: string | number | undefined };
type List = Exclude<keyof Content, 'heroVideo'>;

/** What `content.json` of the brand adds to the sections of its pages, with its translations. */
export interface SectionParts {
  items?: StoredItem[];
  texts?: LocalizedTexts;
}

/** By page and section. */
export function sectionParts(files: SeedFiles): {
  [Page in string]?: { [Section in string]?: SectionParts };
} {
  const { hero, heroVideo } = files.content;
  const images = (list: 'certificates' | 'badges' | 'logos' | 'process') => ({
    items: items(files, list, ({ file, title, alt, text }) => ({
      image: file,
      alt,
      title,
      ...(list === 'process' && { text }),
    })),
  });
  const film = heroVideo && {
    texts: {
      en: {
        film: mediaUrl(files, heroVideo.file),
        filmPoster: mediaUrl(files, heroVideo.poster),
        filmAlt: heroVideo.alt,
      },
      ...translations(files, ({ heroVideo: own }) => (own ? { filmAlt: own.alt } : {})),
    },
  };
  return {
    home: {
      hero: {
        ...(hero.length > 0 && {
          items: items(files, 'hero', ({ desktop, mobile, alt, ...words }) => ({
            image: desktop,
            phoneImage: mobile,
            alt,
            ...words,
          })),
        }),
        ...film,
      },
      testimonials: {
        items: items(files, 'testimonials', ({ name, place, text, rating }) => ({
          name: [name, place].filter(Boolean).join(', '),
          text,
          rating,
        })),
      },
      videos: {
        items: items(files, 'clips', ({ file, title, alt }) => ({
          video: file,
          poster: typeof file === 'string' ? file.replace(/\.mp4$/, '.webp') : undefined,
          title,
          alt,
        })),
      },
    },
    about: {
      ...(film && { film }),
      certificates: images('certificates'),
      logos: images('logos'),
      process: images('process'),
    },
    footer: { badges: images('badges') },
  };
}

/** A record of another language is at the same position. It has only the texts that differ from English. */
function items(files: SeedFiles, list: List, toTexts: (record: Record) => Record): StoredItem[] {
  return files.content[list].map((record, index) => {
    const english = defined(toTexts({ ...record }));
    const { texts, sizes } = withMedia(files, english);
    return {
      texts: {
        en: texts,
        ...translations(files, (translated) => {
          const all = defined(toTexts({ ...record, ...translated[list][index] }));
          return Object.fromEntries(Object.entries(all).filter(([field, text]) => text !== english[field]));
        }),
      },
      ...(Object.keys(sizes).length > 0 && { sizes }),
    };
  });
}

function translations(files: SeedFiles, read: (translated: TranslatedContent) => Texts): LocalizedTexts {
  const entries = Object.entries(files.translatedContent)
    .map(([language, translated]) => [language, read(translated)] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return Object.fromEntries(entries);
}

function defined(record: Record): Texts {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries.map(([field, value]) => [field, String(value)]));
}

const MEDIA = ['image', 'phoneImage', 'video', 'poster'];

/** Files of the brand become their URLs. */
function withMedia(files: SeedFiles, texts: Texts): { texts: Texts; sizes: ImageSizes } {
  const sizes: { [Url in string]: [number, number] } = {};
  const entries = Object.entries(texts).map(([field, value]) => {
    if (!MEDIA.includes(field)) return [field, value];
    const url = mediaUrl(files, value);
    const { width, height } = mediaFile(files, value);
    if (width && height && field !== 'video' && field !== 'poster') sizes[url] = [width, height];
    return [field, url];
  });
  return { texts: Object.fromEntries(entries), sizes };
}
