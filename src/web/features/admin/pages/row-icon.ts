import {
  BadgeCheck,
  BadgePercent,
  ChefHat,
  CircleCheck,
  Clapperboard,
  HandHeart,
  Image,
  LayoutGrid,
  type LucideIcon,
  MapPin,
  Megaphone,
  Quote,
  Search,
  ShoppingBag,
  Sprout,
  Store,
  Type,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  hero: Image,
  offer: BadgePercent,
  foods: LayoutGrid,
  why: CircleCheck,
  oath: HandHeart,
  testimonials: Quote,
  recipes: ChefHat,
  contact: MapPin,
  videos: Clapperboard,
  meta: Search,
  film: Clapperboard,
  certificates: BadgeCheck,
  badges: BadgeCheck,
  logos: Store,
  process: Sprout,
  shop: ShoppingBag,
  announcement: Megaphone,
};

/** The icon of a section in the list. */
export function rowIcon(key: string): LucideIcon {
  return icons[key] ?? Type;
}
