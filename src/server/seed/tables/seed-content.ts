import type { Db } from '../../platform/db/db.ts';
import { colours, content, type contentKinds } from '../../platform/db/schema/content.ts';
import { seededId } from '../../platform/ids.ts';
import { mediaFile, mediaUrl } from '../media-url.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

type ContentRow = Omit<typeof content.$inferInsert, 'id' | 'position'>;
type Kind = (typeof contentKinds)[number];

export async function seedContent(db: Db, files: SeedFiles): Promise<void> {
  const { hero, heroVideo, testimonials, certificates, badges, logos, clips, process } = files.content;
  const mediaRow = (kind: Kind, file: string, fields: Partial<ContentRow>): ContentRow => {
    const { width, height } = mediaFile(files, file);
    return { ...fields, kind, url: mediaUrl(files, file), width, height };
  };
  const images = (kind: Kind, list: SeedFiles['content']['logos']) =>
    list.map(({ file, ...fields }) => mediaRow(kind, file, fields));
  const kinds: ContentRow[][] = [
    hero.map(({ desktop, alt }) => mediaRow('hero-desktop', desktop, { alt })),
    hero.map(({ mobile, alt }) => mediaRow('hero-mobile', mobile, { alt })),
    heroVideo
      ? [
          mediaRow('hero-video', heroVideo.file, {
            alt: heroVideo.alt,
            posterUrl: mediaUrl(files, heroVideo.poster),
          }),
        ]
      : [],
    testimonials.map(({ name, place, rating, text }) => ({
      kind: 'testimonial',
      title: `${name}, ${place}`,
      text,
      rating,
    })),
    images('certificate', certificates),
    images('badge', badges),
    images('logo', logos),
    clips.map(({ file, ...fields }) =>
      mediaRow('clip', file, { ...fields, posterUrl: mediaUrl(files, file.replace(/\.mp4$/, '.webp')) }),
    ),
    images('process', process),
  ];
  const rows = kinds.flatMap((list) =>
    list.map((row, position) => ({
      ...row,
      position,
      id: seededId(SEEDED_AT, `content ${row.kind} ${position}`),
      createdAt: SEEDED_AT,
    })),
  );
  await db.insert(content).values(rows).onConflictDoNothing();
  const places = Object.entries(files.colours).map(([place, color]) => ({
    place: place as keyof SeedFiles['colours'],
    color,
  }));
  await db.insert(colours).values(places).onConflictDoNothing();
}
