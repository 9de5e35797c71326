import { Droplet, Eye, Handshake, type LucideIcon, Recycle, Sprout, Wheat } from 'lucide-react';
import type { sectionIcons } from '../../rules/page-sections/fields.ts';

const icons: Record<(typeof sectionIcons)[number][0], LucideIcon> = {
  sprout: Sprout,
  wheat: Wheat,
  recycle: Recycle,
  droplet: Droplet,
  handshake: Handshake,
  eye: Eye,
};

/** The icon that an admin chose for a reason or a value. */
export function SectionIcon({ name }: { name: string | undefined }) {
  const Icon = icons[name as keyof typeof icons] ?? Sprout;
  return <Icon size={30} strokeWidth={1.75} aria-hidden="true" />;
}
