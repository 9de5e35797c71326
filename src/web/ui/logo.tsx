import { initials } from '../../rules/initials.ts';
import { useShop } from '../lib/shop.ts';

/** The shop's logo: in its own colours, in the colour of the surrounding text, or the initials of a shop without one. */
export function Logo({ className = '' }: { className?: string }) {
  const { logo, name } = useShop();
  if (!logo) {
    return (
      <span className={`logo logo--initials ${className}`} aria-hidden="true">
        <span>{initials(name)}</span>
      </span>
    );
  }
  // the address of the mask is in the theme's styles: pages have no style attributes
  if (logo.isTinted) return <span className={`logo logo--tinted ${className}`} aria-hidden="true" />;
  return (
    <img className={`logo ${className}`} src={logo.url} alt="" width={logo.width} height={logo.height} />
  );
}
